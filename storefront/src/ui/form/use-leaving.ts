import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Runs `onLeave` when the screen is hidden or unmounted. A hidden screen keeps its state, but Activity runs the cleanup
 * of its layout effects.
 */
export function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useLayoutEffect(() => () => leave(), [])
}
