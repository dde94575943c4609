import { useLingui } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import css from './top-bar.module.css'

type TopBarProps = {
  /**
   * The screen's name, rendered as h1. A floating bar shows the name only after the picture has scrolled out. It hides
   * the name from screen readers, because the page has its own h1.
   */
  title?: ReactNode
  onBack?: () => void
  /** Content at the right end. */
  end?: ReactNode
  /** `big` for the four tabs, `float` for a bar over a picture. */
  variant?: 'plain' | 'big' | 'float'
  /** Small text after a big title, such as a count. */
  note?: ReactNode
}

export function TopBar({ title, onBack, end, variant = 'plain', note }: TopBarProps) {
  const { t } = useLingui()
  return (
    <header className={classNames(css.bar, css[variant])}>
      <div className={css.start}>
        {onBack && (
          <IconButton label={t`Back`} tone={variant === 'float' ? 'float' : 'bare'} onClick={onBack}>
            <IconChevronLeft aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {title !== undefined && variant === 'float' && (
        <p className={css.collapsedTitle} aria-hidden="true">
          {title}
        </p>
      )}
      {title !== undefined && variant !== 'float' && (
        <h1>
          {title}
          {note !== undefined && <span className={css.note}> {note}</span>}
        </h1>
      )}
      <div className={css.end}>{end}</div>
    </header>
  )
}
