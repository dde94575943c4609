import { watchTabs } from '../device/watch-tabs.ts'
import { unlessEnding } from './expired-token.ts'
import { session } from './session.ts'

/**
 * Adopts the session of the browser's other tabs, so that a log-out, or another account, reaches all tabs at once.
 * @param onChange called after this tab has adopted another session, to check whether the screen may still be shown.
 * @returns a function that stops following.
 */
export function followTabs(onChange: () => void): () => void {
  const adopt = () =>
    unlessEnding(() => {
      if (session.adopt()) onChange()
    })
  const tabs = watchTabs('sampan.session', adopt)
  let { token } = session.get()
  const unsubscribe = session.subscribe(() => {
    if (session.get().token === token) return
    token = session.get().token
    tabs.report()
  })
  adopt()
  // The session changed before this code was loaded.
  if (session.get().epoch > 0) tabs.report()
  return () => {
    unsubscribe()
    tabs.stop()
  }
}
