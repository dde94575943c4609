export type Toast = { id: number; kind: 'show' | 'success' | 'fail' | 'loading'; text: string }

const STAY_MS = 1_200

let current: Toast | null = null
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/**
 * A short message in the middle of the screen, which blocks taps. A new toast replaces the current toast. A `loading`
 * toast stays until `close` or the next toast; other toasts disappear after 1,200 ms.
 */
export const toast = {
  show: (text: string, stay_ms = STAY_MS) => put('show', text, stay_ms),
  success: (text: string, stay_ms = STAY_MS) => put('success', text, stay_ms),
  fail: (text: string, stay_ms = STAY_MS) => put('fail', text, stay_ms),
  loading: (text: string) => put('loading', text, null),
  close: () => set(null),
}

/** Read by the host, which renders the toast. */
export function currentToast(): Toast | null {
  return current
}

export function subscribeToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function put(kind: Toast['kind'], text: string, stay_ms: number | null) {
  set({ id: ++count, kind, text })
  if (stay_ms !== null) timer = setTimeout(() => set(null), stay_ms)
}

function set(next: Toast | null) {
  clearTimeout(timer)
  current = next
  for (const listener of listeners) listener()
}
