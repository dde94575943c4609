import { makeStore } from '@sampan/front/store'

const lossStore = makeStore(false)
let look = () => {}

/** Whether the server can be reached, as far as this page knows (watch-connection.ts). */
export const connection = {
  isLost: lossStore.get,
  subscribe: lossStore.subscribe,
  set: lossStore.set,
  /** Reports a request without a reply, so that the watcher checks the connection. */
  doubt: (): void => look(),
  onDoubt(watcher: () => void): void {
    look = watcher
  },
}
