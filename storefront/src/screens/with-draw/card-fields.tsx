import { Trans, useLingui } from '@lingui/react/macro'
import { ADDRESSEE_LIMIT, NAME_LIMIT } from '@sampan/contract/rules'
import type { Form } from '../../forms/use-form.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { Note } from '../../ui/layout/note.tsx'
import typography from '../../ui/styles/typography.module.css'
import type { WithdrawalDraft } from './withdrawal-draft.ts'

export function CardFields({ form: { field } }: { form: Form<WithdrawalDraft> }) {
  const { t } = useLingui()
  return (
    <>
      <h2 className={typography.title3}>
        <Trans>Bank details</Trans>
      </h2>
      <TextField label={t`Bank name`} required autoComplete="off" maxLength={NAME_LIMIT} {...field('bank_name')} />
      <TextField
        label={t`Bank card number`}
        required
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={50}
        hint={t`You can use an account number or IBAN too. We encrypt it.`}
        {...field('bank_card_number')}
      />
      <TextField
        label={t`Account holder`}
        required
        autoComplete="name"
        maxLength={ADDRESSEE_LIMIT}
        hint={t`Exactly as it appears on your bank account`}
        {...field('account_name')}
      />
      <Note>
        <Trans>
          We’ll put the amount on hold right away and review your request, usually within one working day. Your bank
          then needs one to three working days.
        </Trans>
      </Note>
    </>
  )
}
