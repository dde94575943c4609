import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { askBeforeLeaving } from '../navigation/leave.ts'

/** Whoever closes the window or goes elsewhere over something typed is asked. */
export function useUnsaved(isUnsaved: boolean): void {
  const { t } = useLingui()
  const question = t`What you typed is not saved. Leave it?`
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    const forget = askBeforeLeaving(question)
    return () => {
      removeEventListener('beforeunload', ask)
      forget()
    }
  }, [isUnsaved, question])
}
