import { useRef } from 'react'
import { useLeaving } from './use-leaving.ts'

/**
 * Whether the shopper is still on the screen when an answer comes. Call it before the wait; what it returns says afterwards
 * whether they stayed. Who left and came back did not: nothing may lead them away from what they do now.
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
