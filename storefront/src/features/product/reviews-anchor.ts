import { useEffect, useRef } from 'react'
import { useVisits } from '../../navigation/visits.ts'

/** The fragment of a product's URL that opens the page at its reviews. */
export const REVIEWS = 'reviews'

/**
 * @returns the ref of the section that `#reviews` scrolls to, once the product is loaded. Back restores the scroll
 * position instead.
 */
export function useScrollToReviews() {
  const section = useRef<HTMLElement>(null)
  const visits = useVisits()
  useEffect(() => {
    if (location.hash !== `#${REVIEWS}` || visits.place().how === 'pop') return
    section.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [visits])
  return section
}
