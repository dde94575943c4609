import { useLingui } from '@lingui/react/macro'
import { CloseButton, Skeleton } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useKeys } from '../keys/keys.ts'
import { CopyButton } from '../text/copy-button.tsx'
import css from './detail-pane.module.css'
import { ErrorState } from './error-state.tsx'

type Read = { data: unknown; error: Error | null; refetch: () => unknown }

type DetailPaneProps = {
  title: ReactNode
  /** Text for the copy button next to the title. */
  textToCopy?: string | undefined
  /** A status next to the title. */
  mark?: ReactNode
  /** Action buttons at the bottom, always visible. */
  actions?: ReactNode
  onClose: () => void
  /** Result of the `useRead` that the pane shows. Without data, its error or a skeleton replaces the children. */
  query?: Read | undefined
  children?: ReactNode
}

/** The pane of the open row. Escape closes it. */
export function DetailPane({ title, textToCopy, mark, actions, onClose, query, children }: DetailPaneProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useKeys({ Escape: { label: t`Close panel`, run: onClose } })
  // On a small screen the pane covers the list, so it gets the focus, and screen readers announce it.
  useEffect(() => {
    if (matchMedia('(max-width: 1199px)').matches) heading.current?.focus()
  }, [])
  return (
    <section data-pane className={css.pane} aria-label={typeof title === 'string' ? title : t`Details`}>
      <header className={css.head}>
        <h2 className={css.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {textToCopy !== undefined && <CopyButton text={textToCopy} />}
        {mark}
        <CloseButton className={css.close} onClick={onClose} aria-label={t`Close`} />
      </header>
      <div className={css.body}>
        {!query || query.data !== undefined ? (
          children
        ) : query.error ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <PaneSkeleton />
        )}
      </div>
      {actions && <footer className={css.footer}>{actions}</footer>}
    </section>
  )
}

function PaneSkeleton() {
  return (
    <div className={css.skeleton} aria-hidden>
      <Skeleton height={14} width="60%" />
      <Skeleton height={14} width="45%" />
      <Skeleton height={88} />
      <Skeleton height={14} width="70%" />
      <Skeleton height={120} />
    </div>
  )
}
