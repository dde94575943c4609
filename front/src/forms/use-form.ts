import type { I18n } from '@lingui/core'
import { CallError, isSignedOut } from '@sampan/contract/call-error'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { focusFirstInvalid, focusFirstTooLong, focusNamed, scrollToError } from './focus-field.ts'
import { useOnLeave } from './use-on-leave.ts'
import { useStillOnScreen } from './use-still-on-screen.ts'

/** Validation messages by field. An empty object means that the form may be sent. */
export type Faults<Field extends PropertyKey> = Partial<Record<Field, string>>

export type FormRules<Draft, Reply> = {
  /** The initial values of the fields. */
  start: Draft
  /** Fields that are cleared after sending, and whenever the screen is left. */
  secrets?: readonly (keyof Draft)[]
  /** Validates a draft before it is sent. */
  rules?: (draft: Draft, i18n: I18n) => Faults<keyof Draft> | Promise<Faults<keyof Draft>>
  /** Maps the call's field names to fields of the draft. A refusal uses the call's names. */
  fieldNames?: Readonly<Record<string, keyof Draft>>
  /** Asks the user after validation. The form is sent only if the result is true. */
  confirm?: (draft: Draft) => Promise<boolean>
  /**
   * Maps the reason of a refusal to a field, for refusals that name no field: the message is shown at that field until
   * the field changes, and also as a message of the form.
   */
  concerns?: Readonly<Partial<Record<string, keyof Draft>>>
  /** Runs after a success, even if the user has left the form. The form stays busy until this function is done. */
  after?: (reply: Reply, draft: Draft) => unknown
  /** Opens the next screen. Not called if the user left the screen before the reply arrived. */
  leave?: (reply: Reply) => unknown
  /** Returns true for a refusal that the screen handles itself. */
  handleRefusal?: (error: CallError, draft: Draft) => boolean
}

/** Defines how a front end shows the messages of its forms. */
export type FormHost = {
  i18n: I18n
  /** Shows a message that belongs to no field on the screen. `isHere` is false if the user has left the form. */
  fail: (message: string, isHere: boolean) => void
  /** The message of a failure that is not from the call. */
  connection: () => string
  /** Looks for something else that must not be sent, and shows it. @returns whether there is any. */
  isBlocked?: (form: HTMLFormElement | null) => boolean
}

/**
 * A form of one call: holds the draft, shows faults, and sends.
 *
 * A fault is shown at its field until the field changes, and the first faulty field gets the focus. A refusal is shown
 * at the field that it names. A refusal without a field on the screen, a refusal that arrives after the user has left,
 * and any other failure are shown by the front end. A second submit during a send is ignored.
 */
export function useForm<Draft extends object, Reply>(
  {
    start,
    secrets = [],
    rules = () => ({}),
    fieldNames = {},
    confirm,
    concerns = {},
    send,
    after,
    leave,
    handleRefusal,
  }: FormRules<Draft, Reply> & { send: (draft: Draft) => Promise<Reply> },
  { i18n, fail, connection, isBlocked }: FormHost,
) {
  const [draft, setDraft] = useState(start)
  const latest = useRef(start) // updated synchronously, unlike `draft`
  const [isBusy, setBusy] = useState(false)
  const isPending = useRef(false) // updated synchronously, unlike `isBusy`
  const trackScreen = useStillOnScreen()
  const { ref, faults, show, clearFaults } = useFaults<keyof Draft>((message) => fail(message, true))

  const change = (fields: Partial<Draft>) => {
    latest.current = { ...latest.current, ...fields }
    setDraft(latest.current)
  }
  const set = (fields: Partial<Draft>) => {
    change(fields)
    clearFaults(fields)
  }
  const forgetSecrets = () => {
    if (secrets.length > 0)
      change(Object.fromEntries(secrets.map((name) => [name, start[name]])) as unknown as Partial<Draft>) // their initial values
  }
  useOnLeave(forgetSecrets)

  async function checkAndSend(isHere: () => boolean) {
    const checked = latest.current
    const brokenRules = await rules(checked, i18n)
    show(brokenRules)
    if (Object.keys(brokenRules).length > 0 || focusFirstTooLong(ref.current) || isBlocked?.(ref.current)) return
    if (confirm && !(await confirm(checked))) return
    const reply = await send(checked)
    const wasStillHere = isHere()
    await after?.(reply, checked)
    if (wasStillHere) await leave?.(reply)
    forgetSecrets()
  }
  function showError(error: unknown, isHere: boolean) {
    if (!(error instanceof CallError)) {
      // The error is not from the call: either code failed to load, or it is a bug.
      fail(connection(), isHere)
      return reportError(error)
    }
    if (isSignedOut(error)) return // the front end has reported it, and asks the user to sign in
    // A user who has left the screen sees neither the field nor the screen's own message.
    if (!isHere) return fail(error.message, false)
    const { field } = error.details
    if (handleRefusal?.(error, latest.current)) return
    if (field === undefined) fail(error.message, true)
    // For an element of a list, such as `skus.3.image`, the message is shown at the list.
    const concerned = field === undefined ? concerns[error.reason ?? ''] : (fieldNames[field] ?? field.split('.')[0])
    if (concerned !== undefined) show({ [concerned]: error.message } as Faults<keyof Draft>) // without this field on the screen, `fail` shows it
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    event.stopPropagation() // a dialog's form may be inside another form in the React tree
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

/** Shows faults at their fields and focuses the first faulty field. If none is on the screen, `fail` shows its message. */
function useFaults<Field extends PropertyKey>(fail: (message: string) => void) {
  const ref = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults<Field>>({})
  const [shows, setShows] = useState(0)
  const point = useEffectEvent(() => {
    const [[name, message] = ['', undefined]] = Object.entries<string | undefined>(faults)
    if (message === undefined) return
    const form = ref.current
    if (!focusFirstInvalid(form) && !focusNamed(form, name) && !scrollToError(form, message)) fail(message)
  })
  const pointed = useRef(0)
  // Runs after rendering, when the field is marked as invalid. The counter prevents a fault from taking the focus again
  // when a hidden screen is shown again.
  useEffect(() => {
    if (shows === pointed.current) return
    pointed.current = shows
    point()
  }, [shows])
  return {
    ref,
    faults,
    show(next: Faults<Field>) {
      setFaults(next)
      setShows((times) => times + 1)
    },
    /** Removes the faults of fields that have changed. */
    clearFaults(changes: Partial<Record<Field, unknown>>) {
      setFaults((before) => {
        const faultsLeft = Object.entries(before).filter(([field]) => !(field in changes))
        return Object.fromEntries(faultsLeft) as Faults<Field> // a subset of the same faults
      })
    },
  }
}
