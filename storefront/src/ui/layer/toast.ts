import { readingTime } from '@sampan/front/reading-time'
import { makeStore } from '@sampan/front/store'
/** A button in a toast. */
export type ToastAction = { label: string; run: () => unknown }
export type Toast = {
  id: number
  kind: 'show' | 'success' | 'fail' | 'loading'
  text: string
  action?: ToastAction | undefined
}

/** The specification's default duration. */
const STAY_MS = 1_200
/** A toast with a button stays longer. After `STAY_MS` it no longer blocks taps (toast-host.module.css). */
const ACTION_STAY_MS = 4_000
/** The time after which a screen reader has started to read a toast. */
const HEARD_MS = 400

const current = makeStore<Toast | null>(null)
let count = 0
let shown_at = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * A short message in the middle of the screen, which blocks taps. A new toast replaces the current toast. A `loading`
 * toast stays until `close` or the next toast; other toasts disappear after 1,200 ms, but `fail` stays long enough to
 * be read, and a toast with a button stays 4 seconds. After 1,200 ms a tap closes any toast except `loading`; a toast
 * with a button lets taps pass instead.
 */
export const toast = {
  show: (text: string, stay_ms = STAY_MS) => put('show', text, stay_ms),
  success: (text: string, action?: ToastAction) => put('success', text, action ? ACTION_STAY_MS : STAY_MS, action),
  fail: (text: string, stay_ms = Math.max(STAY_MS, readingTime(text))) => put('fail', text, stay_ms),
  loading: (text: string) => put('loading', text, null),
  close: () => set(null),
}

/**
 * Closes a toast that has been shown for the default duration. An earlier tap is likely the second of a double tap, and
 * would hide a refusal before anyone sees it.
 */
export function dismissToast(): void {
  const toast = current.get()
  if (toast && toast.kind !== 'loading' && performance.now() - shown_at >= STAY_MS) set(null)
}

/** Read by the host, which renders the toast. */
export const currentToast = current.get
export const subscribeToast = current.subscribe

/** Whether a screen reader has announced the toast already. */
export const isHeard = (): boolean => performance.now() - shown_at > HEARD_MS

function put(kind: Toast['kind'], text: string, stay_ms: number | null, action?: ToastAction) {
  set({ id: ++count, kind, text, action })
  shown_at = performance.now()
  if (stay_ms !== null) timer = setTimeout(() => set(null), stay_ms)
}

function set(next: Toast | null) {
  clearTimeout(timer)
  current.set(next)
}
