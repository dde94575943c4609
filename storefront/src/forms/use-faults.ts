import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { focusFirstInvalid } from '../ui/form/focus-first-invalid.ts'
import { toast } from '../ui/layer/toast.ts'
import { type Faults, refusedField, withoutFaults } from './form-faults.ts'

/** What is wrong with a form: shown at its fields, with the focus on the first, and taken back field by field. */
export function useFaults<Field extends string>(fields: readonly Field[]) {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults<Field>>({})
  const [shown, setShown] = useState(0)

  // Fields are marked as wrong only once they are drawn. One that this form does not show just now has no place for its
  // sentence: it is told in a toast.
  const point = useEffectEvent(() => {
    const [sentence] = Object.values<string | undefined>(faults)
    if (sentence && !focusFirstInvalid(form.current)) toast.fail(sentence)
  })
  useEffect(() => {
    if (shown > 0) point()
  }, [shown])

  const show = (found: Faults<Field>) => {
    setFaults(found)
    setShown((times) => times + 1)
  }
  return {
    form,
    faults,
    show,
    /** A refusal stands at the field it names; any other failure is told in a toast. */
    showError(error: unknown) {
      const refused = refusedField(error, fields)
      if (refused) show(refused)
      else toast.fail((error as Error).message) // a call fails with a sentence
    },
    forgive: (change: Partial<Record<Field, unknown>>) => setFaults((before) => withoutFaults(before, change)),
  }
}
