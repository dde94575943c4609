import type { KeyboardEvent } from 'react'

/**
 * Handles arrow keys, Home and End in a group with one choice: moves the focus and selects immediately. The options are
 * found by `role`, so that only the selected option needs to be in the tab order.
 */
export function chooseWithArrows(event: KeyboardEvent<HTMLElement>, role: 'tab' | 'radio') {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(`[role="${role}"]:not(:disabled)`)]
  const at = all.indexOf(document.activeElement as HTMLElement) // -1 if the focus is outside the group
  if (at < 0) return
  const next = nextPlace(event.key, at, all.length)
  if (next === null) return
  event.preventDefault()
  all[next]?.focus()
  all[next]?.click()
}

function nextPlace(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
