import { classNames } from '@sampan/front/class-names'
import { type ReactNode, useEffect, useRef } from 'react'
import { useVisits } from '../../navigation/visits.ts'
import { Anchor, type AnchorProps } from '../../ui/button/anchor.tsx'
import css from './chip-line.module.css'

type Item = { href: string; name: ReactNode; isCurrent: boolean }

/** A row of names to choose from, which keeps the current one in view. */
export function ChipLine({ label, items }: { label: string; items: readonly Item[] }) {
  const line = useRef<HTMLElement>(null)
  const current = items.find(({ isCurrent }) => isCurrent)?.href
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the current item changes
  useEffect(() => {
    const currentLink = line.current?.querySelector<HTMLElement>('[aria-current]')
    if (!line.current || !currentLink) return
    line.current.scrollLeft = currentLink.offsetLeft - (line.current.clientWidth - currentLink.offsetWidth) / 2
  }, [current])
  return (
    <nav ref={line} className={css.line} aria-label={label}>
      {items.map(({ href, name, isCurrent }) => (
        <InPlace
          key={href}
          href={href}
          className={classNames(css.chip, isCurrent && css.current)}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {name}
        </InPlace>
      ))}
    </nav>
  )
}

/**
 * A link that replaces the history entry, so that Back returns to the screen before instead of stepping through every
 * visited item.
 */
function InPlace(props: AnchorProps) {
  const visits = useVisits()
  return (
    <Anchor
      {...props}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void visits.go(props.href, { replace: true })
      }}
    />
  )
}
