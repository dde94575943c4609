import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useForm as useMantineForm } from '@mantine/form'
import { CallError, isSignedOut } from '@sampan/contract/call-error'
import type { DeskWrite } from '@sampan/contract/desk-writes'
import type { ReplyTo, WriteInput } from '@sampan/front/calls'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useSend } from '../api/use-send.ts'
import { focusFirstTooLong } from '../ui/form/text-input.tsx'
import { toast } from '../ui/layer/toast.ts'
import { useUnsaved } from './use-unsaved.ts'

/** Validation messages by field. Empty when the form can be submitted. */
export type Faults<Draft> = Partial<Record<keyof Draft & string, string>>

export type FormOfCall<Draft, K extends DeskWrite> = {
  call: K
  /** Initial values of the fields. */
  start: Draft
  /** Validates a draft before it is submitted. */
  rules?: (draft: Draft, i18n: I18n) => Faults<Draft>
  /** Builds the body of the call from a valid draft. */
  sent: (draft: Draft) => WriteInput<K>
  /** Maps field names of the call to field names of the draft, because refusals use those of the call. */
  named?: Readonly<Record<string, keyof Draft & string>>
  /** Runs after success, even if the operator has left the form. */
  after?: (reply: ReplyTo<K>, draft: Draft) => unknown
  /**
   * Handles refusals that are not errors here, for example a request for a second-factor code. @returns whether the
   * error was handled.
   */
  handleRefusal?: (error: CallError) => boolean
  /** Navigation after success. Not called if the operator left the form before the reply arrived. */
  leave?: (reply: ReplyTo<K>) => unknown
}

/**
 * A form for one call: values, validation and submission.
 * Errors are shown next to their field, and the first one gets the focus. A refusal is shown next to the field it
 * names, or as `fault` above the buttons (FormFooter). A second submission is ignored while the first is pending. If
 * the operator has left the form, a toast is shown instead.
 */
export function useForm<Draft extends Record<string, unknown>, K extends DeskWrite>(form: FormOfCall<Draft, K>) {
  const { i18n } = useLingui()
  const { send } = useSend(form.call)
  const fields = useMantineForm<Draft>({ initialValues: form.start })
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isPending = useRef(false) // updated immediately; `isBusy` changes only with the next render
  const element = useRef<HTMLFormElement>(null)
  const isHere = useIsHere()
  useUnsaved(fields.isDirty() && !isBusy)

  function show(faults: Faults<Draft>) {
    fields.setErrors(faults as Record<string, string>)
    const [first] = Object.keys(faults)
    const input = first && element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)
    if (input) input.focus()
  }
  function showError(error: unknown) {
    if (!(error instanceof CallError)) throw error
    if (isSignedOut(error)) return // the sign-in dialog opens
    if (form.handleRefusal?.(error)) return
    if (!isHere.current) return toast.fail(error.message)
    const { field } = error.details
    // For an element of a list, such as `skus.3.image`, the error is shown at the list.
    const name = form.named?.[field ?? ''] ?? field?.split('.')[0]
    if (name !== undefined && name in fields.values) show({ [name]: error.message } as Faults<Draft>)
    else setFault(error.message)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation() // a dialog's form may be inside another form in the React tree
    if (isPending.current) return
    setFault(undefined)
    const draft = fields.getValues()
    const found = form.rules?.(draft, i18n) ?? {}
    show(found as Faults<Draft>)
    if (Object.keys(found).length > 0 || focusFirstTooLong(element.current)) return
    isPending.current = true
    setBusy(true)
    try {
      const reply = await send(form.sent(draft))
      fields.resetDirty(draft) // the values are saved, even if the form stays open
      await form.after?.(reply, draft)
      if (isHere.current) await form.leave?.(reply)
    } catch (error) {
      showError(error)
    } finally {
      isPending.current = false
      setBusy(false)
    }
  }
  return {
    draft: fields.values,
    set: (change: Partial<Draft>) => fields.setValues(change),
    isBusy,
    isChanged: fields.isDirty(),
    /** A refusal that names no field. */
    fault,
    props: { ref: element, onSubmit: submit, noValidate: true },
    field: <Name extends keyof Draft & string>(name: Name, type: 'input' | 'checkbox' = 'input') => ({
      name,
      disabled: isBusy,
      ...(fields.getInputProps(name as never, { type }) as InputProps<Draft[Name]>), // a field of the draft
    }),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: Mantine's fields pass an event or a value, depending on the field
type InputProps<Value> = { value: Value; checked?: boolean; onChange: (given: any) => void; error?: string }

/** The part of a form that its presentational components need. */
export type Form = Pick<ReturnType<typeof useForm>, 'fault' | 'isBusy' | 'isChanged' | 'props'> & {
  /** Asks for a second-factor code (`useFormWithCode`). */
  codeDialog?: ReactNode
}

function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
