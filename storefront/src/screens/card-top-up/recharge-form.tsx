import { Trans, useLingui } from '@lingui/react/macro'
import type { RechargeOptions } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { EVIDENCE_LIMIT } from '@sampan/contract/rules'
import { useId, useState } from 'react'
import { useForm } from '../../forms/use-form.ts'
import { useUpload } from '../../forms/use-upload.ts'
import { Button } from '../../ui/button/button.tsx'
import { Chip, Chips } from '../../ui/button/chip.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Foot } from '../../ui/layout/foot.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { PictureUpload } from '../../ui/picture-upload/picture-upload.tsx'
import typography from '../../ui/styles/typography.module.css'
import { BankAccountCard } from './bank-account-card.tsx'
import { newRecharge, rechargeBody, rechargeFaults } from './recharge-draft.ts'
import css from './recharge-form.module.css'

type Props = {
  options: RechargeOptions
  /** How much is missing for a payment. */
  wished_cents: number | null
  onSent: () => void
  leave: () => unknown
}

/** The bank account to send to, and the claim of the transfer. */
export function RechargeForm({ options, wished_cents, onSent, leave }: Props) {
  const { t } = useLingui()
  const form_id = useId()
  const upload = useUpload('evidence')
  const [isUploading, setUploading] = useState(false)
  const { draft, set, faults, isBusy, props, field } = useForm({
    start: newRecharge(options, wished_cents),
    rules: (typed, i18n) => rechargeFaults(typed, options, i18n),
    named: { evidence_ids: 'evidence' },
    call: 'POST /api/user/recharge',
    sent: rechargeBody,
    after: () => {
      toast.success(t`Application successful`)
      onSent()
    },
    leave,
  })
  const minimum = moneyText(options.minimum_cents)
  const maximum = moneyText(options.maximum_cents)
  return (
    <>
      <form {...props} id={form_id} className={css.form}>
        <h2 className={typography.title3}>
          <Trans>Bank transfer</Trans>
        </h2>
        <Account options={options} chosen_id={draft.bank_account_id} onChoose={(id) => set({ bank_account_id: id })} />
        <h2 className={typography.title3}>
          <Trans>Then tell us about it</Trans>
        </h2>
        <MoneyField
          label={t`Amount sent`}
          name="amount"
          required
          cents={draft.amount_cents}
          onChange={(amount_cents) => set({ amount_cents })}
          hint={t`From ${minimum} to ${maximum}`}
          error={faults.amount_cents}
        />
        <PictureUpload
          label={t`Payment evidence`}
          required
          max={EVIDENCE_LIMIT}
          {...field('evidence')}
          upload={upload}
          onBusy={setUploading}
          hint={t`A picture of the receipt. Only you and the shop can see it.`}
        />
        <TextField
          label={t`Bank’s transaction number (optional)`}
          autoComplete="off"
          maxLength={80}
          {...field('bank_reference')}
        />
      </form>
      <Foot>
        <Button type="submit" form={form_id} wide busy={isBusy} disabled={isUploading}>
          {isUploading ? <Trans>Sending pictures…</Trans> : <Trans>I have sent it</Trans>}
        </Button>
      </Foot>
    </>
  )
}

type AccountProps = { options: RechargeOptions; chosen_id: string; onChoose: (bank_account_id: string) => void }

function Account({ options, chosen_id, onChoose }: AccountProps) {
  const { t } = useLingui()
  const { bank_accounts, reference } = options
  const account = bank_accounts.find((one) => one.bank_account_id === chosen_id) ?? bank_accounts[0]
  if (!account) return null
  return (
    <div className={css.account}>
      {bank_accounts.length > 1 && (
        <Chips label={t`Bank`} wrap>
          {bank_accounts.map(({ bank_account_id, bank_name }) => (
            <Chip
              key={bank_account_id}
              pressed={bank_account_id === account.bank_account_id}
              onClick={() => onChoose(bank_account_id)}
            >
              {bank_name}
            </Chip>
          ))}
        </Chips>
      )}
      <BankAccountCard account={account} reference={reference} />
      <Note tone="wait">
        <Trans>Write your reference on the transfer, so that we know the money is yours.</Trans>
      </Note>
      {account.note && <Note>{account.note}</Note>}
    </div>
  )
}
