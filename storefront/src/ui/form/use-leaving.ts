import { useEffectEvent, useLayoutEffect } from 'react'

/** Runs when the screen is hidden or left: Activity takes layout effects down, and kept screens would remember what they show. */
export function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useLayoutEffect(() => () => leave(), [])
}
