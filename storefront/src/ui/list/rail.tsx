import { Children, type ReactNode, useRef } from 'react'
import { useLoaded } from '../layer/use-loaded.ts'
import css from './rail.module.css'

/** Loads the arrows, which are needed only with a mouse on a wide screen. */
const loadArrows = async () =>
  matchMedia('(min-width: 1024px) and (hover: hover)').matches ? import('./rail-arrows.tsx') : null

/**
 * Items in a row that scrolls horizontally. A visible part of the next item, or an arrow, shows that there are more
 * items.
 */
export function Rail({ label, children }: { label?: string; children: ReactNode }) {
  const rail = useRef<HTMLUListElement>(null)
  const arrows = useLoaded(loadArrows, true)
  return (
    <div className={css.railed}>
      <ul ref={rail} className={css.rail} aria-label={label}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      {arrows && <arrows.RailArrows rail={rail} />}
    </div>
  )
}
