import { useLingui } from '@lingui/react'
import type { DeskWrite } from '@sampan/contract/desk-writes'
import type { ReplyTo, WriteInput } from '@sampan/front/calls'
import { type FormRules, useForm as useFrontForm } from '@sampan/front/use-form'
import { type ChangeEvent, type ReactNode, type SubmitEvent, useState } from 'react'
import { errorMessages } from '../api/error-messages.ts'
import { useSend } from '../api/use-send.ts'
import { toast } from '../ui/layer/toast.ts'
import { useUnsaved } from './use-unsaved.ts'

export type FormOfCall<Draft, K extends DeskWrite> = FormRules<Draft, ReplyTo<K>> & {
  call: K
  /** Builds the body of the call from a valid draft. */
  inputOf: (draft: Draft) => WriteInput<K>
}

/**
 * A form of one call. A message that belongs to no field is shown as `fault` above the buttons (FormFooter), or as a
 * toast if the operator has left the form. Leaving with unsaved changes asks first.
 */
export function useForm<Draft extends Record<string, unknown>, K extends DeskWrite>({
  call,
  inputOf,
  ...form
}: FormOfCall<Draft, K>) {
  const { i18n } = useLingui()
  const { send } = useSend(call)
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [savedDraft, setSavedDraft] = useState(form.start)
  const sendDraft = async (draft: Draft) => {
    setSending(true)
    try {
      const reply = await send(inputOf(draft))
      setSavedDraft(draft) // the values are saved, even if the form stays open
      return reply
    } finally {
      setSending(false)
    }
  }
  const { draft, set, isBusy, props, field } = useFrontForm(
    { ...form, send: sendDraft },
    {
      i18n,
      fail: (message, isHere) => (isHere ? setFault(message) : toast.fail(message)),
      connection: errorMessages(i18n).connection,
    },
  )
  const isChanged = JSON.stringify(draft) !== JSON.stringify(savedDraft)
  useUnsaved(isChanged && !isBusy)
  const onSubmit = (event: SubmitEvent) => {
    setFault(undefined)
    return props.onSubmit(event)
  }
  return {
    draft,
    set,
    isBusy,
    isChanged,
    /** A message that belongs to no field. */
    fault,
    props: { ...props, onSubmit },
    field<Name extends keyof Draft & string>(
      name: Name,
      type: 'input' | 'checkbox' = 'input',
    ): InputProps<Name, Draft[Name]> {
      const { value, error, onChange } = field(name)
      return {
        name,
        disabled: isSending,
        value,
        ...(type === 'checkbox' && { value: undefined as Draft[Name], checked: Boolean(value) }),
        ...(error !== undefined && { error }),
        onChange: (value) => onChange(inputValue(value) as Draft[Name]), // the field of this draft
      }
    },
  }
}

type InputProps<Name, Value> = {
  name: Name
  disabled: boolean
  value: Value
  checked?: boolean
  error?: string
  // biome-ignore lint/suspicious/noExplicitAny: Mantine's fields pass an event or a value, depending on the field
  onChange: (value: any) => void
}

/** The value that a field of Mantine passes: itself, or in an event. */
function inputValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('nativeEvent' in value)) return value
  const { currentTarget } = value as ChangeEvent<HTMLInputElement> // other fields pass no event
  return currentTarget.type === 'checkbox' ? currentTarget.checked : currentTarget.value
}

/** The part of a form that its presentational components need. */
export type Form = Pick<ReturnType<typeof useForm>, 'fault' | 'isBusy' | 'isChanged' | 'props'> & {
  /** Asks for a second-factor code (`useFormWithCode`). */
  codeDialog?: ReactNode
}
