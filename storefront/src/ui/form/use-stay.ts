import { useRef } from 'react'
import { useLeaving } from './use-leaving.ts'

/**
 * Tells whether the shopper is still on the screen when an answer arrives. Call the returned function before the wait,
 * and its result after the wait. Leaving and coming back counts as left: a late answer must not navigate away from the
 * new visit.
 */
export function useStay(): () => () => boolean {
  const departures = useRef(0)
  useLeaving(() => {
    departures.current++
  })
  return () => {
    const before = departures.current
    return () => departures.current === before
  }
}
