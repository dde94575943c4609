import { useLingui } from '@lingui/react/macro'
import { useUnloadQuestion } from '@sampan/front/use-unload-question'
import { useEffect } from 'react'
import { askBeforeLeaving } from '../navigation/leave.ts'

/** Asks for confirmation before unsaved input is lost by navigation or by closing the window. */
export function useUnsaved(isUnsaved: boolean): void {
  const { t } = useLingui()
  const question = t`Leave without saving your changes?`
  useEffect(() => {
    if (isUnsaved) return askBeforeLeaving(question)
  }, [isUnsaved, question])
  useUnloadQuestion(isUnsaved)
}
