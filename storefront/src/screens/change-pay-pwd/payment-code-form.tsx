import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MailedCodeField } from '../../features/account/mailed-code-field.tsx'
import {
  EMPTY_CODE,
  type Proof,
  paymentCodeBody,
  paymentCodeFaults,
} from '../../features/account/payment-code-draft.ts'
import { plainDigits } from '../../features/account/plain-digits.ts'
import { useMailedCode } from '../../features/account/use-mailed-code.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormCard, FormSection } from '../../ui/form/card/form-card.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'

type Props = {
  account: string
  proof: Proof
  /** Shown above the proof: the choice between the old code and a mailed code. */
  children?: ReactNode
  /** The use of the code, under the heading of the new code. */
  why?: ReactNode
  onSaved: () => void
  leave: () => unknown
}

export function PaymentCodeForm({ account, proof, children, why, onSaved, leave }: Props) {
  const { t } = useLingui()
  const request = useMailedCode('payment_code')
  const { request_token } = request
  const { set, isBusy, props, field } = useForm({
    start: EMPTY_CODE,
    secrets: ['old_payment_code', 'code', 'payment_code', 'confirm_payment_code', 'password'],
    rules: (draft, i18n) => paymentCodeFaults(draft, proof, request_token, i18n),
    call: 'POST /api/user/resetPay',
    inputOf: (draft) => paymentCodeBody(draft, proof, request_token),
    after: onSaved,
    leave,
  })
  const codeField = (name: 'old_payment_code' | 'payment_code' | 'confirm_payment_code') => ({
    ...field(name),
    inputMode: 'numeric' as const,
    // Autocomplete is off, because a password manager would take the payment code for the account's password.
    autoComplete: 'off' as const,
    required: true,
    maxLength: 20,
    onChange: (input: string) => set({ [name]: plainDigits(input) }),
  })
  return (
    <FormCard
      {...props}
      foot={
        <Button type="submit" wide busy={isBusy}>
          {proof === 'none' ? <Trans>Set payment code</Trans> : <Trans>Change payment code</Trans>}
        </Button>
      }
    >
      <FormSection title={<Trans>Verify it’s you</Trans>}>
        {children}
        {proof === 'old' && <PasswordField label={t`Old payment code`} {...codeField('old_payment_code')} />}
        {proof === 'mail' && <MailedCodeField account={account} request={request} {...field('code')} />}
        <PasswordField
          label={t`Account password`}
          hint={t`The password you log in with`}
          autoComplete="current-password"
          required
          maxLength={128}
          {...field('password')}
        />
      </FormSection>
      <FormSection title={<Trans>Your new code</Trans>} why={why}>
        <PasswordField label={t`New payment code`} hint={t`6 to 20 digits`} {...codeField('payment_code')} />
        <PasswordField label={t`Confirm payment code`} {...codeField('confirm_payment_code')} />
      </FormSection>
    </FormCard>
  )
}
