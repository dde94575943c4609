import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useCall } from '../../api/call.ts'
import { MailedCodeField } from '../../features/account/mailed-code-field.tsx'
import {
  EMPTY_CODE,
  type PaymentCodeDraft,
  type Proof,
  paymentCodeBody,
  paymentCodeFaults,
  plainDigits,
} from '../../features/account/payment-code-draft.ts'
import { useMailedCode } from '../../features/account/use-mailed-code.ts'
import { hasFaults } from '../../forms/form-faults.ts'
import { useFaults } from '../../forms/use-faults.ts'
import { Button } from '../../ui/form/button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import css from './payment-code-form.module.css'

type Props = {
  account: string
  proof: Proof
  /** Stands above the fields: the choice of the proof. */
  children?: ReactNode
  onKept: () => void
}

export function PaymentCodeForm({ account, proof, children, onKept }: Props) {
  const { t } = useLingui()
  const { form, draft, set, faults, isBusy, submit, request } = usePaymentCode(account, proof, onKept)
  const codeField = (name: 'old_payment_code' | 'payment_code' | 'confirm_payment_code') => ({
    name,
    inputMode: 'numeric' as const,
    // A password keeper would take it for the account's password.
    autoComplete: 'off' as const,
    required: true,
    maxLength: 20,
    value: draft[name],
    error: faults[name],
    onChange: (typed: string) => set({ [name]: plainDigits(typed) }),
  })
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      {children}
      {proof === 'old' && <PasswordField label={t`Old payment code`} {...codeField('old_payment_code')} />}
      {proof === 'mail' && (
        <MailedCodeField
          account={account}
          request={request}
          value={draft.code}
          onChange={(code) => set({ code: plainDigits(code) })}
          error={faults.code}
        />
      )}
      <PasswordField label={t`New payment code`} hint={t`6 to 20 digits`} {...codeField('payment_code')} />
      <PasswordField label={t`Confirm payment code`} {...codeField('confirm_payment_code')} />
      <PasswordField
        label={t`Account password`}
        hint={t`The password you log in with`}
        name="password"
        autoComplete="current-password"
        required
        maxLength={128}
        value={draft.password}
        onChange={(password) => set({ password })}
        error={faults.password}
      />
      <Button type="submit" wide busy={isBusy}>
        {proof === 'none' ? <Trans>Set payment code</Trans> : <Trans>Change payment code</Trans>}
      </Button>
    </form>
  )
}

const FIELDS: (keyof PaymentCodeDraft)[] = [
  'old_payment_code',
  'code',
  'payment_code',
  'confirm_payment_code',
  'password',
]

function usePaymentCode(account: string, proof: Proof, onKept: () => void) {
  const { i18n } = useLingui()
  const call = useCall()
  const [draft, setDraft] = useState(EMPTY_CODE)
  const { form, faults, show, showError, forgive } = useFaults(FIELDS)
  const request = useMailedCode(account, 'payment_code', () => forgive({ code: '' }))
  const { request_token } = request
  const [isBusy, setBusy] = useState(false)
  function set(change: Partial<PaymentCodeDraft>) {
    setDraft((before) => ({ ...before, ...change }))
    forgive(change)
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const found = paymentCodeFaults(draft, proof, request_token, i18n)
    show(found)
    if (hasFaults(found) || isBusy) return
    setBusy(true)
    try {
      await call('POST /api/user/resetPay', { body: paymentCodeBody(draft, proof, request_token) }, { quiet: true })
      setDraft(EMPTY_CODE)
      onKept()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return { form, draft, set, faults, isBusy, submit, request }
}
