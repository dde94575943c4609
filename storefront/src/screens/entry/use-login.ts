import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { device } from '../../device/device.ts'
import { mailedCodeFault } from '../../features/account/mailed-code.ts'
import { useMailedCode } from '../../features/account/use-mailed-code.ts'
import { useForm } from '../../forms/use-form.ts'
import { useSession } from '../../session/use-session.ts'
import { toast } from '../../ui/layer/toast.ts'
import { loginFaults } from './login-faults.ts'
import { useEntry } from './use-entry.ts'

const EMPTY = { account: '', password: '', code: '' }

/** Logs in with a password and, if the server requires it, a mailed code. */
export function useLogin(next: string | null) {
  const { t } = useLingui()
  const { enter, leave } = useEntry(next)
  const request = useMailedCode('login')
  const { backData } = useSession()
  const { request_token } = request
  // The account for which the server requires a code, and the server's sentence that explains why.
  const [codeReason, setCodeReason] = useState({ account: '', why: '' })
  const whyCode = ({ account }: typeof EMPTY) => (account.trim() === codeReason.account ? codeReason.why : '')

  const form = useForm({
    start: { ...EMPTY, account: backData.account ?? '' },
    secrets: ['password', 'code'],
    rules: (draft, i18n) => {
      const code = whyCode(draft) ? mailedCodeFault({ code: draft.code, request_token }, i18n) : undefined
      return { ...loginFaults(draft, i18n), ...(code && { code }) }
    },
    call: 'POST /api/user/login',
    options: { anonymous: true },
    inputOf: (draft) => ({
      account: draft.account.trim(),
      password: draft.password,
      ...device.get(),
      ...(whyCode(draft) && { code: draft.code, request_token }),
    }),
    concerns: { wrong_account_or_password: 'password' },
    after: (signed_in) => {
      toast.success(t`Login Success`)
      return enter(signed_in)
    },
    leave,
    handleRefusal: ({ reason, message }, { account }) => {
      if (reason !== 'code_needed') return false
      setCodeReason({ account: account.trim(), why: message })
      return true
    },
  })
  return { form, why_code: whyCode(form.draft), request }
}
