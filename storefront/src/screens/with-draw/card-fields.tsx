import { Trans, useLingui } from '@lingui/react/macro'
import type { ExtractOptions } from '@sampan/contract'
import { ADDRESSEE_LIMIT, NAME_LIMIT } from '@sampan/contract/rules'
import type { Form } from '../../forms/use-form.ts'
import { Button } from '../../ui/form/button.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Note } from '../../ui/layout/note.tsx'
import rank from '../../ui/layout/type.module.css'
import { Money } from '../../ui/money/money.tsx'
import { moneyText } from '../../ui/money/money-text.ts'
import { Sums } from '../../ui/money/sums.tsx'
import { arrivalOf, mostOf, type WithdrawalDraft } from './withdrawal-draft.ts'

type Props = { form: Form<WithdrawalDraft>; options: ExtractOptions }

/** The amount with what arrives of it, and the card. */
export function CardFields({ form: { draft, set, faults, field }, options }: Props) {
  const { t } = useLingui()
  const balance = moneyText(options.balance_cents)
  const minimum = moneyText(options.minimum_cents)
  const maximum = moneyText(options.maximum_cents)
  const amount_cents = draft.amount_cents ?? 0
  const { charge_cents, net_cents } = arrivalOf(options, amount_cents)
  return (
    <>
      <MoneyField
        label={t`Amount`}
        name="amount_cents"
        required
        cents={draft.amount_cents}
        onChange={(cents) => set({ amount_cents: cents })}
        aside={<span className={`${rank.small} ${rank.t2} ${rank.num}`}>{t`Balance ${balance}`}</span>}
        suffix={
          <Button tone="quiet" size="small" onClick={() => set({ amount_cents: mostOf(options) })}>
            <Trans>All</Trans>
          </Button>
        }
        hint={t`From ${minimum} to ${maximum}`}
        error={faults.amount_cents}
      />
      <Sums
        lines={[{ label: <Trans>Service charge</Trans>, value: <Money cents={charge_cents} tone="inherit" /> }]}
        total={{ label: <Trans>What arrives</Trans>, value: <Money cents={net_cents} tone="inherit" /> }}
      />
      <h2 className={rank.title3}>
        <Trans>To which card</Trans>
      </h2>
      <TextField label={t`Bank name`} required autoComplete="off" maxLength={NAME_LIMIT} {...field('bank_name')} />
      <TextField
        label={t`Bank card number`}
        required
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={50}
        hint={t`An account number or IBAN works too. It is stored encrypted.`}
        {...field('bank_card_number')}
      />
      <TextField
        label={t`Account name`}
        required
        autoComplete="name"
        maxLength={ADDRESSEE_LIMIT}
        hint={t`As your bank writes it`}
        {...field('account_name')}
      />
      <Note>
        <Trans>
          The amount is set aside at once. We check it, usually within a working day; then your bank takes one to three
          working days.
        </Trans>
      </Note>
    </>
  )
}
