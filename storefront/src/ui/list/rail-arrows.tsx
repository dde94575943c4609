import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { type RefObject, useEffect, useState } from 'react'
import css from './rail-arrows.module.css'
import { enableMouseDrag } from './rail-drag.ts'

/**
 * Controls of a rail for the mouse: an arrow at each edge that scrolls by one page, and dragging. The arrows are not in
 * the tab order, because the keyboard reaches every item of the rail directly.
 */
export function RailArrows({ rail }: { rail: RefObject<HTMLUListElement | null> }) {
  const [more, setMore] = useState({ before: false, after: false })
  useEffect(() => {
    const element = rail.current
    if (!element) return
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      setMore({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 })
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    const disable = enableMouseDrag(element)
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
      disable()
    }
  }, [rail])
  const turn = (direction: 1 | -1) => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    rail.current?.scrollBy({ left: direction * rail.current.clientWidth, behavior })
  }
  return (
    <div aria-hidden="true">
      <button type="button" tabIndex={-1} className={css.before} hidden={!more.before} onClick={() => turn(-1)}>
        <IconChevronLeft />
      </button>
      <button type="button" tabIndex={-1} className={css.after} hidden={!more.after} onClick={() => turn(1)}>
        <IconChevronRight />
      </button>
    </div>
  )
}
