import { type RefObject, useEffect, useEffectEvent } from 'react'
import { takeEarlyForm } from './early-taps.ts'

/**
 * Takes over a form of the server-rendered page: passes on what the shopper typed, or the browser filled in, before the
 * form's code was loaded, and then submits the form if the shopper has done so.
 */
export function useEarlyForm(
  ref: RefObject<HTMLFormElement | null>,
  adopt?: (fields: readonly HTMLInputElement[]) => void,
): void {
  const take = useEffectEvent(() => {
    const form = ref.current
    const isSubmitted = form && takeEarlyForm(form)
    if (!form || isSubmitted === undefined) return
    const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement)
    adopt?.(fields.filter((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked))
    if (isSubmitted) form.requestSubmit()
  })
  useEffect(() => take(), [])
}
