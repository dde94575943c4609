import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { CallError } from '@sampan/contract/call-error'
import type { ShopWrite } from '@sampan/contract/shop-writes'
import type { CallOptions } from '@sampan/front/call'
import type { ReplyTo, WriteInput } from '@sampan/front/calls'
import { focusFirstInvalid, focusFirstTooLong, focusFirstUnsent } from '@sampan/front/focus-field'
import { useOnLeave } from '@sampan/front/use-on-leave'
import { useStillOnScreen } from '@sampan/front/use-still-on-screen'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorMessages } from '../api/error-messages.ts'
import { useSend } from '../api/use-send.ts'
import { toast } from '../ui/layer/toast.ts'

/** Validation messages by field. An empty object means that the form may be sent. */
export type Faults<Field extends PropertyKey> = Partial<Record<Field, string>>

type FormRules<Draft, Reply> = {
  /** The initial values of the fields. */
  start: Draft
  /** Fields that are cleared after sending, and whenever the screen is left. */
  secrets?: readonly (keyof Draft)[]
  /** Validates a draft before it is sent. */
  rules: (draft: Draft, i18n: I18n) => Faults<keyof Draft> | Promise<Faults<keyof Draft>>
  /** Maps the call's field names to fields of the draft. A refusal uses the call's names. */
  named?: Readonly<Record<string, keyof Draft>>
  /** Asks the shopper after validation. The form is sent only if the result is true. */
  confirm?: (draft: Draft) => Promise<boolean>
  /**
   * Maps the reason of a refusal to a field, for refusals that name no field: the message is shown at that field until
   * the field changes, and also as a toast.
   */
  concerns?: Readonly<Partial<Record<string, keyof Draft>>>
  /** Runs after a success. The form stays busy until this function is done. */
  after: (reply: Reply, draft: Draft) => unknown
  /** Opens the next screen. Not called if the shopper left the screen before the reply arrived. */
  leave?: (reply: Reply) => unknown
  /** Returns true for a refusal that the screen handles itself. */
  handleRefusal?: (error: CallError, draft: Draft) => boolean
}

type FormOfCall<Draft, K extends ShopWrite> = FormRules<Draft, ReplyTo<K>> & {
  call: K
  options?: CallOptions
  /** The request for a valid draft. */
  sent: (draft: Draft) => WriteInput<K> | Promise<WriteInput<K>>
}

/**
 * A form of one call: holds the draft, shows faults, and sends.
 *
 * A fault is shown at its field until the field changes, and the first faulty field gets the focus. A refusal is shown
 * at the field that it names. A refusal without a field on the screen, a refusal that arrives after the shopper has
 * left, and any other failure are shown as a toast. The form is not sent while a picture in it has failed to upload. A
 * second submit during a send is ignored.
 */
export function useForm<Draft extends object, K extends ShopWrite>({
  call,
  options,
  sent,
  ...form
}: FormOfCall<Draft, K>) {
  const { send } = useSend(call, { ...options, quiet: true })
  return useFormWith({ ...form, send: async (draft) => send(await sent(draft)) })
}

export type Form<Draft extends object> = ReturnType<typeof useFormWith<Draft, unknown>>

/** `useForm` for a form with its own `send`, which throws a CallError. */
export function useFormWith<Draft extends object, Reply>({
  start,
  secrets = [],
  rules,
  named = {},
  confirm,
  concerns = {},
  send,
  after,
  leave,
  handleRefusal,
}: FormRules<Draft, Reply> & { send: (draft: Draft) => Promise<Reply> }) {
  const { i18n } = useLingui()
  const [draft, setDraft] = useState(start)
  const [isBusy, setBusy] = useState(false)
  const isPending = useRef(false) // updated synchronously, unlike `isBusy`
  const trackScreen = useStillOnScreen()
  const { ref, faults, show, clearFaults } = useFaults<keyof Draft>()

  const set = (change: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...change }))
    clearFaults(change)
  }
  const forgetSecrets = () => {
    if (secrets.length === 0) return
    const emptied = Object.fromEntries(secrets.map((name) => [name, start[name]]))
    setDraft((before) => ({ ...before, ...emptied }))
  }
  useOnLeave(forgetSecrets)

  async function checkAndSend(isHere: () => boolean) {
    const found = await rules(draft, i18n)
    show(found)
    if (Object.keys(found).length > 0) return
    if (focusFirstTooLong(ref.current)) return
    if (focusFirstUnsent(ref.current))
      return toast.fail(translate(i18n)`A picture didn’t upload. Try again or remove it.`)
    if (confirm && !(await confirm(draft))) return
    const reply = await send(draft)
    const wasStillHere = isHere()
    await after(reply, draft)
    if (wasStillHere) await leave?.(reply)
    forgetSecrets()
  }
  function showError(error: unknown, isHere: boolean) {
    if (!(error instanceof CallError)) {
      // The error is not from the call: either code failed to load, or it is a bug.
      toast.fail(errorMessages(i18n).connection())
      return reportError(error)
    }
    if (error.status === 401) return // the session is over: a toast has reported it, and the login opens
    // A shopper who has left the screen sees neither the field nor the screen's own message.
    if (!isHere) return toast.fail(error.message)
    const { field } = error.details
    if (handleRefusal?.(error, draft)) return
    if (field === undefined) toast.fail(error.message)
    const concerned = field === undefined ? concerns[error.reason ?? ''] : (named[field] ?? field)
    if (concerned !== undefined) show({ [concerned]: error.message } as Faults<keyof Draft>) // a field that is not on the screen becomes a toast
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isPending.current) return
    isPending.current = true
    const isHere = trackScreen()
    setBusy(true)
    try {
      await checkAndSend(isHere)
    } catch (error) {
      showError(error, isHere())
    } finally {
      isPending.current = false
      setBusy(false)
    }
  }
  return {
    draft,
    set,
    faults,
    isBusy,
    props: { ref, onSubmit: submit, noValidate: true },
    /** Props of a field by its name. */
    field: <Name extends keyof Draft & string>(name: Name) => ({
      name,
      value: draft[name],
      error: faults[name],
      onChange: (value: Draft[Name]) => set({ [name]: value } as unknown as Partial<Draft>), // a field of the draft
    }),
  }
}

/**
 * Shows faults at their fields and focuses the first faulty field. If no faulty field is on the screen, shows a toast.
 */
function useFaults<Field extends PropertyKey>() {
  const ref = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults<Field>>({})
  const [shown, setShown] = useState(0)
  const point = useEffectEvent(() => {
    const [sentence] = Object.values<string | undefined>(faults)
    if (sentence && !focusFirstInvalid(ref.current)) toast.fail(sentence)
  })
  const pointed = useRef(0)
  // Runs after rendering, when the field is marked as invalid. The counter prevents a fault from taking the focus again
  // when a hidden screen is shown again.
  useEffect(() => {
    if (shown === pointed.current) return
    pointed.current = shown
    point()
  }, [shown])
  return {
    ref,
    faults,
    show(found: Faults<Field>) {
      setFaults(found)
      setShown((times) => times + 1)
    },
    clearFaults(change: Partial<Record<Field, unknown>>) {
      setFaults((before) => {
        const left = Object.entries(before).filter(([field]) => !(field in change))
        return Object.fromEntries(left) as Faults<Field> // a subset of the same faults
      })
    },
  }
}
