import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Runs `onLeave` when the screen is hidden or unmounted. When `Activity` hides a screen, the screen keeps its state,
 * but the cleanup of its layout effects runs.
 */
export function useOnLeave(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useLayoutEffect(() => () => leave(), [])
}
