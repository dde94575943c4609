import { useLayoutEffect, useRef } from 'react'
import css from './count-badge.module.css'

/**
 * The number on an icon, which is also part of the icon's accessible name. The badge animates when the number changes,
 * not when it first appears. Zero renders nothing.
 */
export function CountBadge({ count }: { count: number }) {
  const badge = useRef<HTMLSpanElement>(null)
  const before = useRef(count)
  useLayoutEffect(() => {
    if (before.current === count) return
    before.current = count
    const element = badge.current
    if (!element) return
    element.classList.remove(css.tick ?? '')
    void element.offsetWidth // restarts the animation if the number changes twice in quick succession
    element.classList.add(css.tick ?? '')
  }, [count])
  if (count <= 0) return null
  return (
    <span ref={badge} className={css.count}>
      {count > 99 ? '99+' : count}
    </span>
  )
}
