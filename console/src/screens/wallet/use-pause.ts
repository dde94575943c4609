import { useEffect, useState } from 'react'

/** Longer than the gap between the clicks of a double click. */
const PAUSE_MS = 1_000

/**
 * After a decision the next item opens with its buttons at the same place: they are disabled for a second, so that a second click
 * does not decide on an item that nobody has seen.
 */
export function usePause() {
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (!isPaused) return
    const timer = setTimeout(() => setPaused(false), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isPaused])
  return { isPaused, pause: () => setPaused(true) }
}
