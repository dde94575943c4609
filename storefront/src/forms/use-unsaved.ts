import { useLingui } from '@lingui/react/macro'
import { useUnloadQuestion } from '@sampan/front/use-unload-question'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useVisits } from '../navigation/visits.ts'
import { interceptBack } from '../ui/layer/intercept-back.ts'
import { confirm } from '../ui/layer/layer-requests.ts'

/**
 * Asks before the shopper leaves a screen with unsaved changes: by the screen's Back button (`leave`), by the browser's
 * Back button, or by closing the tab. When the tab is closed, only the browser's own question is possible. Call
 * `release` once everything is saved.
 * @param text says what will be lost.
 */
export function useUnsaved(hasChanges: boolean, text: string) {
  const { t } = useLingui()
  const confirmLeave = () =>
    confirm({ title: t`Leave without saving?`, text, yes: t`Leave`, no: t`Keep editing`, tone: 'bad' })
  const visits = useVisits()
  const state = useRef({ isReleased: false })
  const mustConfirm = useEffectEvent(() => hasChanges && !state.current.isReleased)
  const confirmBack = useEffectEvent(confirmLeave)

  useEffect(() => {
    return interceptBack((proceed) => {
      if (!proceed || !mustConfirm()) return false
      void confirmBack().then((yes) => {
        if (!yes) return
        state.current.isReleased = true
        proceed()
      })
      return true
    })
  }, [])
  useUnloadQuestion(hasChanges, () => state.current.isReleased)

  const release = () => {
    state.current.isReleased = true
  }
  const leave = async () => {
    if (hasChanges && !state.current.isReleased && !(await confirmLeave())) return
    release()
    visits.back()
  }
  return { leave, release }
}
