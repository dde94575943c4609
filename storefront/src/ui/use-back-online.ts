import { useEffect, useEffectEvent } from 'react'

/** Does something when a lost connection is back, as long as it is wanted. */
export function useBackOnline(act: () => void, isWanted = true): void {
  const back = useEffectEvent(act)
  useEffect(() => {
    if (!isWanted) return
    const hear = () => back()
    window.addEventListener('online', hear)
    return () => window.removeEventListener('online', hear)
  }, [isWanted])
}
