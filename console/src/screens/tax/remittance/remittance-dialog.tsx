import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { moneyText } from '@sampan/contract/money-text'
import { REMITTANCE_LIMITS, VISIBLE_PATTERN } from '@sampan/contract/rules'
import { parseMoney } from '@sampan/contract/typed-number'
import { useState } from 'react'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { amountFault, moneyInputValue } from '../../../forms/input-values.ts'
import { useFormWithCode } from '../../../forms/use-form-with-code.ts'
import { useOperator } from '../../../session/use-session.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { countryText } from '../../../ui/text/country-text.ts'
import { type OwedTax, TAX_KIND_TEXT } from './owed-tax.ts'

const keyOf = ({ country, kind }: OwedTax) => `${country} ${kind}`

/** The part to settle: until the chosen day, at most what is owed now. Credits are settled in full. */
const dueOf = ({ due_cents, owed_cents }: OwedTax) =>
  owed_cents < 0 ? owed_cents : Math.max(0, Math.min(due_cents, owed_cents))

type Draft = Record<string, string>

/** The settled cents of a tax; null if the typed amount is none. */
const settledOf = (draft: Draft, tax: OwedTax): number | null =>
  tax.owed_cents < 0 ? tax.owed_cents : parseMoney(draft[keyOf(tax)] ?? '')

const sumOf = (draft: Draft, taxes: readonly OwedTax[]) =>
  taxes.reduce((sum, tax) => sum + (settledOf(draft, tax) ?? 0), 0)

function faultsOf(draft: Draft, taxes: readonly OwedTax[], i18n: I18n): Draft {
  const faults: Draft = {}
  for (const tax of taxes) {
    const amount = settledOf(draft, tax)
    const most = moneyText(tax.owed_cents)
    if (tax.owed_cents >= 0 && (amount === null || amount < 0 || amount > tax.owed_cents))
      faults[keyOf(tax)] = amountFault(draft[keyOf(tax)] ?? '', i18n) ?? translate(i18n)`Maximum ${most}`
  }
  const bank = draft.bank ?? ''
  if (bank.trim() !== '' && parseMoney(bank) === null)
    faults.bank = amountFault(bank, i18n) ?? translate(i18n)`Enter an amount`
  if (!draft.paid_on) faults.paid_on = translate(i18n)`Enter the day`
  if (!VISIBLE_PATTERN.test(draft.reference ?? '')) faults.reference = translate(i18n)`Enter a reference`
  if (taxes.every((tax) => settledOf(draft, tax) === 0) && taxes[0])
    faults[keyOf(taxes[0])] = translate(i18n)`Enter an amount`
  return faults
}

type RemittanceDialogProps = { taxes: readonly OwedTax[]; today: string; onClose: () => void }

/** Records a payment of one or several taxes, which left the bank as one sum. */
export function RemittanceDialog({ taxes, today, onClose }: RemittanceDialogProps) {
  const { t, i18n } = useLingui()
  // A repeated request is recorded once.
  const [remittance_id] = useState(() => crypto.randomUUID())
  const needsApproval = useOperator()?.is_alone === false
  const form = useFormWithCode({
    call: 'POST /api/admin/tax/remit',
    start: {
      ...Object.fromEntries(taxes.map((tax) => [keyOf(tax), moneyInputValue(dueOf(tax))])),
      ...{ bank: '', paid_on: today, reference: '' },
    } as Draft,
    rules: (draft, i18n) => faultsOf(draft, taxes, i18n),
    inputOf: (draft) => ({
      remittance_id,
      paid_on: draft.paid_on ?? today,
      bank_cents: parseMoney(draft.bank ?? '') ?? sumOf(draft, taxes),
      reference: (draft.reference ?? '').trim(),
      lines: taxes.flatMap((tax) => {
        const { country, kind } = tax
        const amount_cents = settledOf(draft, tax) ?? 0
        return amount_cents === 0 ? [] : [{ country, kind, amount_cents }]
      }),
    }),
    after: ({ outcome }) => toast.success(outcome === 'done' ? t`Payment recorded` : t`Sent to a second approver`),
    leave: onClose,
  })
  const sum = moneyText(sumOf(form.draft, taxes))
  return (
    <FormDialog
      form={form}
      title={t`Record a payment`}
      send={needsApproval ? <Trans>Request approval</Trans> : <Trans>Record</Trans>}
      onClose={onClose}
    >
      <Trans>No money moves. The ledger notes that this payment has left the bank.</Trans>
      {taxes.map((tax) => (
        <TextInput
          key={keyOf(tax)}
          label={`${countryText(tax.country, i18n)} · ${i18n._(TAX_KIND_TEXT[tax.kind])}`}
          description={t`Owed until now: ${moneyText(tax.owed_cents)}`}
          inputMode="decimal"
          readOnly={tax.owed_cents < 0}
          {...form.field(keyOf(tax))}
        />
      ))}
      <TextInput
        label={t`Amount that left the bank`}
        description={t`Empty if it’s ${sum}. Exchange rates may change it.`}
        placeholder={sum}
        inputMode="decimal"
        {...form.field('bank')}
      />
      <TextInput type="date" label={t`Day of payment`} max={today} {...form.field('paid_on')} />
      <TextInput
        label={t`Reference`}
        description={t`As on the bank statement, such as the number of the return`}
        maxLength={REMITTANCE_LIMITS.reference}
        {...form.field('reference')}
      />
    </FormDialog>
  )
}
