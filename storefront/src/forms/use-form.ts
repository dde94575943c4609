import type { I18n } from '@lingui/core'
import { t as word } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { CallError } from '@sampan/contract/call-error'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReplyTo, SentWith, WriteKey } from '../api/calls.ts'
import { errorWords } from '../api/error-words.ts'
import type { SendOptions } from '../api/send.ts'
import { useSend } from '../api/use-send.ts'
import { focusFirstInvalid, focusFirstUnsent } from '../ui/form/focus-first-invalid.ts'
import { useLeaving } from '../ui/form/use-leaving.ts'
import { useStay } from '../ui/form/use-stay.ts'
import { toast } from '../ui/layer/toast.ts'

/** What is wrong with a form: a sentence for each field that needs one. Empty when the form may be sent. */
export type Faults<Field extends PropertyKey> = Partial<Record<Field, string>>

type FormRules<Draft, Reply> = {
  /** What the fields hold at first. */
  start: Draft
  /** Fields that are emptied once the form was sent, and whenever its screen is left. */
  secrets?: readonly (keyof Draft)[]
  /** What is wrong with a draft before it is sent. */
  rules: (draft: Draft, i18n: I18n) => Faults<keyof Draft> | Promise<Faults<keyof Draft>>
  /** The draft's field for a name that only the call uses: refusals name fields as the call does. */
  named?: Readonly<Record<string, keyof Draft>>
  /** Asked once nothing is wrong: the form is sent only if the answer is yes. */
  ask?: (draft: Draft) => Promise<boolean>
  /** The field that a refusal concerns which names none, by its reason: it is told there too, beside the toast, until that field is changed. */
  concerns?: Readonly<Partial<Record<string, keyof Draft>>>
  /** What follows a success. The form stays busy until it is done. */
  after: (reply: Reply, draft: Draft) => unknown
  /** Where the shopper goes then. Not called when they left the screen before the answer came. */
  leave?: (reply: Reply) => unknown
  /** Returns true for a refusal that the screen shows in its own way. */
  refused?: (error: CallError, draft: Draft) => boolean
}

type FormOfCall<Draft, K extends WriteKey> = FormRules<Draft, ReplyTo<K>> & {
  call: K
  options?: SendOptions
  /** What the call is sent for a draft without faults. */
  sent: (draft: Draft) => SentWith<K> | Promise<SentWith<K>>
}

/**
 * A form of one call: what is typed, what is wrong with it, and how it is sent.
 *
 * A fault stands at its field, with the focus on the first, and goes when the field is changed. A refusal stands at the
 * field it names. A picture that was chosen but lost on its way is not left out in silence: the form waits. A refusal that names no field on the screen, or comes when the shopper has left it, and every other failure,
 * is a toast. While one send is
 * under way a second does nothing.
 */
export function useForm<Draft extends object, K extends WriteKey>({
  call,
  options,
  sent,
  ...form
}: FormOfCall<Draft, K>) {
  const { send } = useSend(call, { ...options, quiet: true })
  return useFormWith({ ...form, send: async (draft) => send(await sent(draft)) })
}

/** What a form gives to the parts that draw it. */
export type Form<Draft extends object> = ReturnType<typeof useFormWith<Draft, unknown>>

/** A form like that of `useForm`, for the rare one that sends in a way of its own. `send` throws a CallError. */
export function useFormWith<Draft extends object, Reply>({
  start,
  secrets = [],
  rules,
  named = {},
  ask,
  concerns = {},
  send,
  after,
  leave,
  refused,
}: FormRules<Draft, Reply> & { send: (draft: Draft) => Promise<Reply> }) {
  const { i18n } = useLingui()
  const [draft, setDraft] = useState(start)
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false) // at once, where `isBusy` waits for the next drawing
  const beginStay = useStay()
  const { ref, faults, show, forgive } = useFaults<keyof Draft>()

  const set = (change: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...change }))
    forgive(change)
  }
  const forgetSecrets = () => {
    if (secrets.length === 0) return
    const emptied = Object.fromEntries(secrets.map((name) => [name, start[name]]))
    setDraft((before) => ({ ...before, ...emptied }))
  }
  useLeaving(forgetSecrets)

  async function checkAndSend(isHere: () => boolean) {
    const found = await rules(draft, i18n)
    show(found)
    if (Object.keys(found).length > 0) return
    if (focusFirstUnsent(ref.current))
      return toast.fail(word(i18n)`A picture was not sent. Send it again or remove it.`)
    if (ask && !(await ask(draft))) return
    const reply = await send(draft)
    const wasStillHere = isHere()
    await after(reply, draft)
    if (wasStillHere) await leave?.(reply)
    forgetSecrets()
  }
  function showError(error: unknown, isHere: boolean) {
    if (!(error instanceof CallError)) {
      // Code that a rule loads did not come, or a bug.
      toast.fail(errorWords(i18n).connection())
      return reportError(error)
    }
    if (error.status === 401) return // the session is over: a toast has said so, and the login opens
    // Who has left sees neither the field nor what the screen would show.
    if (!isHere) return toast.fail(error.message)
    const { field } = error.details
    if (refused?.(error, draft)) return
    if (field === undefined) toast.fail(error.message)
    const concerned = field === undefined ? concerns[error.reason ?? ''] : (named[field] ?? field)
    if (concerned !== undefined) show({ [concerned]: error.message } as Faults<keyof Draft>) // one that is not drawn becomes a toast
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    const isHere = beginStay()
    setBusy(true)
    try {
      await checkAndSend(isHere)
    } catch (error) {
      showError(error, isHere())
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return {
    draft,
    set,
    faults,
    isBusy,
    /** For the `<form>`. */
    props: { ref, onSubmit: submit, noValidate: true },
    /** For the field of that name. */
    field: <Name extends keyof Draft & string>(name: Name) => ({
      name,
      value: draft[name],
      error: faults[name],
      onChange: (value: Draft[Name]) => set({ [name]: value } as unknown as Partial<Draft>), // a field of the draft
    }),
  }
}

/** Shows faults at their fields with the focus on the first, or as a toast where no field with a fault is drawn. */
function useFaults<Field extends PropertyKey>() {
  const ref = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults<Field>>({})
  const [shown, setShown] = useState(0)
  const point = useEffectEvent(() => {
    const [sentence] = Object.values<string | undefined>(faults)
    if (sentence && !focusFirstInvalid(ref.current)) toast.fail(sentence)
  })
  const pointed = useRef(0)
  // After drawing: a field is marked as wrong only then. A screen that is shown again runs its effects again.
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
    forgive(change: Partial<Record<Field, unknown>>) {
      setFaults((before) => {
        const left = Object.entries(before).filter(([field]) => !(field in change))
        return Object.fromEntries(left) as Faults<Field> // fewer of the same
      })
    },
  }
}
