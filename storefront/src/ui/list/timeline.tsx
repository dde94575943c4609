import type { ReactNode } from 'react'
import css from './timeline.module.css'

type TimelineProps = {
  /** The events, newest first. The first event is the current state. */
  items: readonly { key: string; title: ReactNode; at: ReactNode; detail?: ReactNode }[]
}

export function Timeline({ items }: TimelineProps) {
  return (
    <ol className={css.timeline}>
      {items.map((item) => (
        <li key={item.key}>
          <span>{item.title}</span>
          {item.detail && <span className={css.detail}>{item.detail}</span>}
          <span className={css.at}>{item.at}</span>
        </li>
      ))}
    </ol>
  )
}
