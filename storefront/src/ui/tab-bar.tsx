import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import { CountBadge } from './count-badge.tsx'
import css from './tab-bar.module.css'

type TabBarProps = {
  label: string
  items: readonly {
    href: string
    label: string
    icon: ReactNode
    current: boolean
    count?: number
    /** Says the count to readers, such as "4 things". */
    countLabel?: string
  }[]
}

/** The way between the main screens, at the bottom of the window. */
export function TabBar({ label, items }: TabBarProps) {
  return (
    <nav className={css.bar} aria-label={label}>
      {items.map((item) => (
        <Anchor
          key={item.href}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
          aria-label={item.countLabel && item.count ? `${item.label}, ${item.countLabel}` : undefined}
        >
          {item.icon}
          <CountBadge count={item.count ?? 0} />
          {item.label}
        </Anchor>
      ))}
    </nav>
  )
}
