import { useEffect, useRef } from 'react'

/** The fragment of a product's URL that opens the page at its reviews. */
export const REVIEWS = 'reviews'

/** @returns the ref of the section that `#reviews` scrolls to, once the product is loaded. */
export function useScrollToReviews() {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (location.hash === `#${REVIEWS}`) void section.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [])
  return section
}
