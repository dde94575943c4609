import { type RefObject, useLayoutEffect } from 'react'

/**
 * A zoom factor above rounding errors. If the shopper has zoomed in more than this, the size and position are not
 * updated, because the visible part is then only a section of the page.
 */
const ZOOMED = 1.01

/**
 * Sets `--seen-height` and `--seen-top` to the visible part of the window. An on-screen keyboard covers a part of the
 * window without changing the page's layout size.
 */
export function useVisualHeight(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport
    const element = box.current
    if (!view || !element) return
    const fit = () => {
      if (view.scale > ZOOMED) return
      element.style.setProperty('--seen-height', `${view.height}px`)
      element.style.setProperty('--seen-top', `${view.offsetTop}px`)
    }
    fit()
    view.addEventListener('resize', fit)
    view.addEventListener('scroll', fit)
    return () => {
      view.removeEventListener('resize', fit)
      view.removeEventListener('scroll', fit)
    }
  }, [box])
}
