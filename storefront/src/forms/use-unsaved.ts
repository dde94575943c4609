import { useEffect, useEffectEvent, useRef } from 'react'
import { useVisits } from '../navigation/visits.ts'

/**
 * Asks before a screen with unsaved changes is left: by its own back button (`leave`), by the browser's, and by closing
 * the tab, where only the browser's own question may be asked. `release` is called once everything is saved.
 */
export function useUnsaved(hasChanges: boolean, ask: () => Promise<boolean>) {
  const visits = useVisits()
  const state = useRef({ isFree: false })
  const isHeld = useEffectEvent(() => hasChanges && !state.current.isFree)
  const askOnce = useEffectEvent(ask)

  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => {
      // A layer in front takes the browser's Back for itself.
      if (event.navigationType !== 'traverse' || !event.cancelable || document.querySelector('dialog[open]')) return
      if (!isHeld()) return
      event.preventDefault()
      void askOnce().then((yes) => {
        if (!yes) return
        state.current.isFree = true
        void globalThis.navigation?.traverseTo(event.destination.key)
      })
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isHeld()) event.preventDefault()
    }
    globalThis.navigation?.addEventListener('navigate', onNavigate)
    addEventListener('beforeunload', onUnload)
    return () => {
      globalThis.navigation?.removeEventListener('navigate', onNavigate)
      removeEventListener('beforeunload', onUnload)
    }
  }, [])

  const release = () => {
    state.current.isFree = true
  }
  const leave = async () => {
    if (hasChanges && !state.current.isFree && !(await ask())) return
    release()
    visits.back()
  }
  return { leave, release }
}
