import { Trans, useLingui } from '@lingui/react/macro'
import type { RechargeOptions } from '@sampan/contract'
import { claimFaults } from '../../features/wallet/recharge-claim.ts'
import { RechargeForm } from '../../features/wallet/recharge-form.tsx'
import type { RechargeFormProps } from '../../features/wallet/use-recharge-form-props.ts'
import { useForm } from '../../forms/use-form.ts'
import { Chip, Chips } from '../../ui/button/chip.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Note } from '../../ui/layout/note.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { BankAccountCard } from './bank-account-card.tsx'
import { bankRechargeBody, newBankRecharge } from './bank-recharge-draft.ts'

type Props = RechargeFormProps & { options: RechargeOptions }

/** The bank account to transfer to, and the form that reports the transfer. */
export function BankRechargeForm({ options, missing_cents, onSent, leave }: Props) {
  const { t } = useLingui()
  const form = useForm({
    start: newBankRecharge(options, missing_cents),
    rules: (draft, i18n) => claimFaults(draft, options, i18n),
    fieldNames: { evidence_ids: 'evidence' },
    call: 'POST /api/user/recharge',
    inputOf: bankRechargeBody,
    after: () => {
      toast.success(t`Application successful`)
      onSent()
    },
    leave,
  })
  const { draft, set, field } = form
  return (
    <RechargeForm
      form={form}
      rules={options}
      where={
        <>
          <h2 className={typography.title3}>
            <Trans>Our bank account</Trans>
          </h2>
          <Account
            options={options}
            chosen_id={draft.bank_account_id}
            onChoose={(id) => set({ bank_account_id: id })}
          />
        </>
      }
      evidence_hint={
        options.needs_evidence
          ? t`Add a picture of your receipt, or its PDF, of which we keep the first page. Only you and our team can see it.`
          : t`We find your transfer by your reference. A receipt helps if you left the reference out. Only you and our team can see it.`
      }
    >
      <TextField
        label={t`Bank transaction number (optional)`}
        autoComplete="off"
        maxLength={80}
        {...field('bank_reference')}
      />
    </RechargeForm>
  )
}

type AccountProps = { options: RechargeOptions; chosen_id: string; onChoose: (bank_account_id: string) => void }

function Account({ options, chosen_id, onChoose }: AccountProps) {
  const { t } = useLingui()
  const { bank_accounts, reference } = options
  const account = bank_accounts.find((one) => one.bank_account_id === chosen_id) ?? bank_accounts[0]
  if (!account) return null
  return (
    <div className={layout.stack}>
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
        <Trans>Add your reference to the transfer so we know the money is yours.</Trans>
      </Note>
      {account.note && <Note>{account.note}</Note>}
    </div>
  )
}
