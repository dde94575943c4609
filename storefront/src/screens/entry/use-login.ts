import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useCall } from '../../api/call.ts'
import { isRefusal } from '../../api/call-error.ts'
import { loginFaults } from '../../features/account/credentials.ts'
import { mailedCodeFault } from '../../features/account/mailed-code.ts'
import { useMailedCode } from '../../features/account/use-mailed-code.ts'
import { type Faults, hasFaults } from '../../forms/form-faults.ts'
import { useFaults } from '../../forms/use-faults.ts'
import { device } from '../../session/device.ts'
import { toast } from '../../ui/layer/toast.ts'
import { useEntry } from './use-entry.ts'

const EMPTY = { account: '', password: '', code: '' }
type Draft = typeof EMPTY
const FIELDS = ['account', 'password', 'code'] as const

/** Logs in; where the shop asks for it, with a mailed code beside the password. */
export function useLogin(next: string | null) {
  const { t, i18n } = useLingui()
  const call = useCall()
  const enter = useEntry(next)
  const [draft, setDraft] = useState(EMPTY)
  /** Why the shop wants a code for this account, in its own words. */
  const [why_code, setWhyCode] = useState('')
  const { form, faults, show, showError, forgive } = useFaults(FIELDS)
  const request = useMailedCode(draft.account.trim(), 'login', () => forgive({ code: '' }))
  const [isBusy, setBusy] = useState(false)
  const mailed = { code: draft.code, request_token: request.request_token }

  function set(change: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...change }))
    forgive(change)
    // The code is asked for one account.
    if (change.account !== undefined) setWhyCode('')
  }
  function findFaults(): Faults<keyof Draft> {
    const found: Faults<keyof Draft> = loginFaults(draft, i18n)
    const code_fault = why_code ? mailedCodeFault(mailed, i18n) : undefined
    return { ...found, ...(code_fault && { code: code_fault }) }
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const found = findFaults()
    show(found)
    if (hasFaults(found) || isBusy) return
    setBusy(true)
    try {
      const { password } = draft
      const body = { account: draft.account.trim(), password, ...device.get(), ...(why_code && mailed) }
      const signed_in = await call('POST /api/user/login', { body }, { anonymous: true, quiet: true })
      toast.success(t`Login Success`)
      await enter(signed_in)
    } catch (error) {
      if (isRefusal(error, 'code_needed')) setWhyCode(error.message)
      else showError(error)
    } finally {
      setBusy(false)
    }
  }
  return { form, draft, set, faults, isBusy, submit, why_code, request }
}
