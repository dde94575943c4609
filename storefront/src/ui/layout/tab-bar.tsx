import type { MouseEvent, MouseEventHandler, ReactNode } from 'react'
import { Anchor } from '../button/anchor.tsx'
import typography from '../styles/typography.module.css'
import { CountBadge } from '../text/count-badge.tsx'
import css from './tab-bar.module.css'

type TabBarProps = {
  label: string
  items: readonly {
    href: string
    label: string
    icon: ReactNode
    current: boolean
    count?: number
    /** The count as text for screen readers, such as "4 items". */
    countLabel?: string
    /** May prevent the navigation (`preventDefault`), for example to open a sheet. */
    onClick?: MouseEventHandler<HTMLAnchorElement>
  }[]
}

/**
 * The navigation between the main screens. It is at the bottom of the window; from 1,024 px it consists of icons in the
 * top bar.
 */
export function TabBar({ label, items }: TabBarProps) {
  return (
    <nav className={css.bar} aria-label={label}>
      {items.map((item) => (
        <Anchor
          key={item.href}
          href={item.href}
          onClick={item.onClick ?? toTop}
          aria-current={item.current ? 'page' : undefined}
        >
          {item.icon}
          <span>{item.label}</span>{' '}
          <span aria-hidden={item.countLabel !== undefined}>
            <CountBadge count={item.count ?? 0} />
          </span>
          {item.count !== undefined && item.count > 0 && <span className={typography.srOnly}>{item.countLabel}</span>}
        </Anchor>
      ))}
    </nav>
  )
}

/** A tap on the current tab scrolls to the top. */
function toTop(event: MouseEvent<HTMLAnchorElement>): void {
  const { currentTarget, metaKey, ctrlKey, shiftKey, altKey } = event
  if (currentTarget.href !== location.href || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
}
