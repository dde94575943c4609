import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useForm as useMantineForm } from '@mantine/form'
import { CallError, isSignedOut } from '@sampan/contract/call-error'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ReplyTo, SentWith, WriteKey } from '../api/reads.ts'
import { useSend } from '../api/use-send.ts'
import { say } from '../ui/layer/say.ts'
import { useUnsaved } from './use-unsaved.ts'

/** What is wrong with a form: a sentence for each field that needs one. Empty when the form may be sent. */
export type Faults<Draft> = Partial<Record<keyof Draft & string, string>>

type FormOfCall<Draft, K extends WriteKey> = {
  call: K
  /** What the fields hold at first. */
  start: Draft
  /** What is wrong with a draft before it is sent. */
  rules?: (draft: Draft, i18n: I18n) => Faults<Draft>
  /** What the call is sent for a draft without faults. */
  sent: (draft: Draft) => SentWith<K>
  /** The draft's field for a name that only the call uses: refusals name fields as the call does. */
  named?: Readonly<Record<string, keyof Draft & string>>
  /** What follows a success, wherever the operator is by then. */
  after?: (reply: ReplyTo<K>, draft: Draft) => unknown
  /** A refusal that is an outcome here, such as one that asks for a fresh code. @returns whether it was taken as one. */
  taken?: (error: CallError) => boolean
  /** Where the operator goes then. Not called when they left the form before the answer came. */
  leave?: (reply: ReplyTo<K>) => unknown
}

/**
 * A form of one call: what is typed, what is wrong with it, and how it is sent.
 *
 * A fault stands at its field, with the focus on the first. A refusal stands at the field it names, or as `fault` above the
 * buttons (FormEnd). While one send is under way a second does nothing. Who left the form is told in the corner.
 */
export function useForm<Draft extends Record<string, unknown>, K extends WriteKey>(form: FormOfCall<Draft, K>) {
  const { i18n } = useLingui()
  const { send } = useSend(form.call)
  const fields = useMantineForm<Draft>({ initialValues: form.start })
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false) // at once, where `isBusy` waits for the next drawing
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
    if (isSignedOut(error)) return // the sign-in opens
    if (form.taken?.(error)) return
    if (!isHere.current) return say.failed(error.message)
    const { field } = error.details
    // Of a list the call names the part, such as `skus.3.image`: it stands at the list.
    const name = form.named?.[field ?? ''] ?? field?.split('.')[0]
    if (name !== undefined && name in fields.values) show({ [name]: error.message } as Faults<Draft>)
    else setFault(error.message)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation() // a dialog's form may be drawn inside another one's
    if (isUnderWay.current) return
    setFault(undefined)
    const draft = fields.getValues()
    const found = form.rules?.(draft, i18n) ?? {}
    show(found as Faults<Draft>)
    if (Object.keys(found).length > 0) return
    isUnderWay.current = true
    setBusy(true)
    try {
      const reply = await send(form.sent(draft))
      fields.resetDirty(draft) // it is saved, also where the form stays
      await form.after?.(reply, draft)
      if (isHere.current) await form.leave?.(reply)
    } catch (error) {
      showError(error)
    } finally {
      isUnderWay.current = false
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
    /** For the `<form>`. */
    props: { ref: element, onSubmit: submit, noValidate: true },
    /** For the field of that name. */
    field: <Name extends keyof Draft & string>(name: Name, type: 'input' | 'checkbox' = 'input') => ({
      name,
      disabled: isBusy,
      ...(fields.getInputProps(name as never, { type }) as InputProps<Draft[Name]>), // a field of the draft
    }),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: Mantine's fields hand over an event or a value, each its own
type InputProps<Value> = { value: Value; checked?: boolean; onChange: (given: any) => void; error?: string }

/** What a form gives to the parts that draw it. */
export type Form = Pick<ReturnType<typeof useForm>, 'fault' | 'isBusy' | 'isChanged' | 'props'>

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
