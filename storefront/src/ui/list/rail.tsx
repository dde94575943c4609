import { Children, type ReactNode } from 'react'
import css from './rail.module.css'

/** Things side by side that scroll horizontally; a part of the next one shows that there are more. */
export function Rail({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={css.rail} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
