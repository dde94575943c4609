import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useVisits } from '../navigation/visits.ts'
import { holdBack } from '../ui/layer/hold-back.ts'
import { confirm } from '../ui/layer/layer-requests.ts'

/**
 * Asks before the shopper leaves a screen with unsaved changes: by the screen's Back button (`leave`), by the browser's
 * Back button, or by closing the tab. When the tab is closed, only the browser's own question is possible. Call
 * `release` once everything is saved.
 * @param text says what will be lost.
 */
export function useUnsaved(hasChanges: boolean, text: string) {
  const { t } = useLingui()
  const ask = () => confirm({ title: t`Leave without saving?`, text, yes: t`Leave`, no: t`Stay`, tone: 'bad' })
  const visits = useVisits()
  const state = useRef({ isFree: false })
  const isHeld = useEffectEvent(() => hasChanges && !state.current.isFree)
  const askOnce = useEffectEvent(ask)

  useEffect(() => {
    const stopHolding = holdBack((goOn) => {
      if (!goOn || !isHeld()) return false
      void askOnce().then((yes) => {
        if (!yes) return
        state.current.isFree = true
        goOn()
      })
      return true
    })
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isHeld()) event.preventDefault()
    }
    addEventListener('beforeunload', onUnload)
    return () => {
      stopHolding()
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
