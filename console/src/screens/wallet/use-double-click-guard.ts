import { useEffect, useState } from 'react'

/** The pause is longer than the interval of a double click. */
const PAUSE_MS = 1_000

/**
 * After a decision, the next item opens with its buttons in the same place. The buttons are disabled for a second, so
 * that a double click does not decide an item that was not seen.
 */
export function useDoubleClickGuard() {
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (!isPaused) return
    const timer = setTimeout(() => setPaused(false), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isPaused])
  return { isPaused, pause: () => setPaused(true) }
}
