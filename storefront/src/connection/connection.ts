let is_lost = false
const listeners = new Set<() => void>()
let look = () => {}

/** Whether the shop can be reached, as far as this page knows (watch-connection.ts). */
export const connection = {
  isLost: (): boolean => is_lost,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Nothing came back: somebody looks whether the shop is still there. */
  doubt: (): void => look(),
  onDoubt(watcher: () => void): void {
    look = watcher
  },
  set(lost: boolean): void {
    is_lost = lost
    for (const listener of listeners) listener()
  },
}
