let is_lost = false
const listeners = new Set<() => void>()
let look = () => {}

/** Whether the server can be reached, as far as this page knows (watch-connection.ts). */
export const connection = {
  isLost: (): boolean => is_lost,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Reports a request without a reply, so that the watcher checks the connection. */
  doubt: (): void => look(),
  onDoubt(watcher: () => void): void {
    look = watcher
  },
  set(lost: boolean): void {
    is_lost = lost
    for (const listener of listeners) listener()
  },
}
