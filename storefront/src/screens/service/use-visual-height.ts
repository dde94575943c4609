import { type RefObject, useLayoutEffect } from 'react'

/** Zoomed in by more than rounding: then the visible part is what the shopper chose to see. */
const ZOOMED = 1.01

/**
 * Gives an element the height and place of the part of the window that can be seen (`--seen-height`, `--seen-top`): a
 * phone's keyboard takes some of it, and leaves the page's own measures as they are.
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
