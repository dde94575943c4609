import { Trans, useLingui } from '@lingui/react/macro'
import type { RechargeOptions } from '@sampan/contract'
import { EVIDENCE_LIMIT } from '@sampan/contract/rules'
import { useId, useState } from 'react'
import { useUpload } from '../../forms/use-upload.ts'
import { Button } from '../../ui/form/button.tsx'
import { Chip, Chips } from '../../ui/form/chip.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { PictureUpload } from '../../ui/form/picture-upload.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Foot } from '../../ui/layout/foot.tsx'
import { Note } from '../../ui/layout/note.tsx'
import rank from '../../ui/layout/type.module.css'
import { moneyText } from '../../ui/money/money-text.ts'
import { BankAccountCard } from './bank-account-card.tsx'
import css from './recharge-form.module.css'
import { useRecharge } from './use-recharge.ts'

type Props = {
  options: RechargeOptions
  /** What is missing for a payment. */
  wished_cents: number | null
  onSent: () => void
}

/** The bank account to send to, and what is told of the transfer afterwards. */
export function RechargeForm({ options, wished_cents, onSent }: Props) {
  const { t } = useLingui()
  const form_id = useId()
  const upload = useUpload('evidence')
  const [isUploading, setUploading] = useState(false)
  const { form, draft, set, faults, isBusy, submit } = useRecharge(options, wished_cents, onSent)
  const minimum = moneyText(options.minimum_cents)
  const maximum = moneyText(options.maximum_cents)
  return (
    <>
      <form ref={form} id={form_id} className={css.form} onSubmit={submit} noValidate>
        <h2 className={rank.title3}>
          <Trans>Bank transfer</Trans>
        </h2>
        <Account options={options} chosen_id={draft.bank_account_id} onChoose={(id) => set({ bank_account_id: id })} />
        <h2 className={rank.title3}>
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
          value={draft.evidence}
          onChange={(evidence) => set({ evidence })}
          upload={upload}
          onBusy={setUploading}
          hint={t`A picture of the receipt. Only you and the shop can see it.`}
          error={faults.evidence_ids}
        />
        <TextField
          label={t`Bank’s transaction number (optional)`}
          name="bank_reference"
          autoComplete="off"
          maxLength={80}
          value={draft.bank_reference}
          onChange={(bank_reference) => set({ bank_reference })}
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
