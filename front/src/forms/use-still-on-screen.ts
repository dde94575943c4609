import { useRef } from 'react'
import { useOnLeave } from './use-on-leave.ts'

/**
 * Checks whether the shopper is still on the screen when a reply arrives. Call the returned function before the wait,
 * and call its result after the wait. If the shopper has left and come back, the result is false: a late reply must not
 * navigate away from the new visit.
 */
export function useStillOnScreen(): () => () => boolean {
  const departures = useRef(0)
  useOnLeave(() => {
    departures.current++
  })
  return () => {
    const before = departures.current
    return () => departures.current === before
  }
}
