import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ShopWrite } from '@sampan/contract/shop-writes'
import type { CallOptions } from '@sampan/front/call'
import type { ReplyTo, WriteInput } from '@sampan/front/calls'
import { focusFirstUnsent } from '@sampan/front/focus-field'
import { type FormRules, useForm as useFrontForm } from '@sampan/front/use-form'
import { errorMessages } from '../api/error-messages.ts'
import { useSend } from '../api/use-send.ts'
import { toast } from '../ui/layer/toast.ts'
import { useEarlyForm } from '../ui/loading/use-early-form.ts'

type FormOfCall<Draft, K extends ShopWrite> = FormRules<Draft, ReplyTo<K>> & {
  call: K
  options?: CallOptions
  /** The request for a valid draft. */
  inputOf: (draft: Draft) => WriteInput<K> | Promise<WriteInput<K>>
}

/**
 * A form of one call. A message that belongs to no field on the screen is shown as a toast. The form is not sent while
 * a picture in it has failed to upload.
 */
export function useForm<Draft extends object, K extends ShopWrite>({
  call,
  options,
  inputOf,
  ...form
}: FormOfCall<Draft, K>) {
  const { send } = useSend(call, { ...options, quiet: true })
  return useFormWith({ ...form, send: async (draft) => send(await inputOf(draft)) })
}

export type Form<Draft extends object> = ReturnType<typeof useFormWith<Draft, unknown>>

/** `useForm` for a form with its own `send`, which throws a CallError. */
export function useFormWith<Draft extends object, Reply>(
  form: FormRules<Draft, Reply> & { send: (draft: Draft) => Promise<Reply> },
) {
  const { i18n } = useLingui()
  const host = useFrontForm(form, {
    i18n,
    fail: (message) => toast.fail(message),
    connection: errorMessages(i18n).connection,
    isBlocked(element) {
      const isBlocked = focusFirstUnsent(element)
      if (isBlocked) toast.fail(t(i18n)`A picture didn’t upload. Try again or remove it.`)
      return isBlocked
    },
  })
  useEarlyForm(host.props.ref, (fields) => {
    const typed = fields.map(({ name, type, checked, value }) => [name, type === 'checkbox' ? checked : value] as const)
    const own = typed.filter(([name, value]) => typeof value === typeof host.draft[name as keyof Draft])
    if (own.length > 0) host.set(Object.fromEntries(own) as Partial<Draft>) // names and types are those of the draft
  })
  return host
}
