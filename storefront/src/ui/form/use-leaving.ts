import { useEffectEvent, useLayoutEffect } from 'react'

/** Runs when the screen is hidden or left. Activity removes layout effects, and a screen that stays alive would keep its state. */
export function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useLayoutEffect(() => () => leave(), [])
}
