import { Trans } from '@lingui/react/macro'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import css from '../layout/empty.module.css'
import typography from '../styles/typography.module.css'

type ErrorStateProps = {
  title?: ReactNode
  text?: ReactNode
  onRetry?: () => void
  busy?: boolean
  /** A link or button besides the retry. */
  action?: ReactNode
  icon?: ReactNode
}

/** Shown instead of content that failed to load, with a retry. */
export function ErrorState({ title, text, onRetry, busy, action, icon }: ErrorStateProps) {
  return (
    <div className={css.empty} role="alert">
      <span className={css.icon}>{icon ?? <IconCloudOff aria-hidden="true" />}</span>
      <h2 className={typography.title2}>{title ?? <Trans>We couldn’t load this</Trans>}</h2>
      <p>{text ?? <Trans>Check your connection, or try again in a moment.</Trans>}</p>
      <div className={css.action}>
        {onRetry && (
          <Button tone="soft" busy={busy} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
