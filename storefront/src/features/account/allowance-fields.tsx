import { Trans, useLingui } from '@lingui/react/macro'
import { PAYMENT_CODE_LENGTH } from '@sampan/contract/rules'
import type { Form } from '../../forms/use-form.ts'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import type { AllowanceDraft } from './allowance-draft.ts'
import { plainDigits } from './plain-digits.ts'

type Props = {
  form: Pick<Form<AllowanceDraft>, 'draft' | 'set' | 'field' | 'faults'>
  /** The allowance so far: only a higher one needs the payment code. */
  from_cents: number
}

/** The limit of an app, and the payment code for a higher limit. */
export function AllowanceFields({ form: { draft, set, field, faults }, from_cents }: Props) {
  const { t } = useLingui()
  return (
    <>
      <MoneyField
        label={t`Limit for 30 days`}
        required
        name="allowance_cents"
        cents={draft.allowance_cents}
        onChange={(allowance_cents) => set({ allowance_cents })}
        error={faults.allowance_cents}
      />
      {(draft.allowance_cents ?? 0) > from_cents && (
        <PasswordField
          label={t`Payment code`}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={PAYMENT_CODE_LENGTH.maximum}
          hint={<Trans>Only we see your code, never the app.</Trans>}
          {...field('payment_code')}
          onChange={(input) => set({ payment_code: plainDigits(input) })}
        />
      )}
    </>
  )
}
