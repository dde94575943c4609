import { Trans, useLingui } from '@lingui/react/macro'
import type { ExtractOptions } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import type { Form } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { Money } from '../../ui/money/money.tsx'
import { Sums } from '../../ui/money/sums.tsx'
import typography from '../../ui/styles/typography.module.css'
import { CardNote, partLines } from './card-parts.tsx'
import { arrivalOf, maxWithdrawal, type WithdrawalDraft } from './withdrawal-draft.ts'

type Props = { form: Form<WithdrawalDraft>; options: ExtractOptions }

export function AmountFields({ form: { draft, set, faults }, options }: Props) {
  const { t, i18n } = useLingui()
  const balance = moneyText(options.balance_cents)
  const minimum = moneyText(options.minimum_cents)
  const maximum = moneyText(options.maximum_cents)
  const { charge_cents, net_cents, parts, rest_cents } = arrivalOf(options, draft)
  return (
    <>
      <MoneyField
        label={t`Amount`}
        name="amount_cents"
        required
        cents={draft.amount_cents}
        onChange={(cents) => set({ amount_cents: cents })}
        aside={
          <span className={`${typography.small} ${typography.t2} ${typography.num}`}>{t`Balance: ${balance}`}</span>
        }
        suffix={
          <Button tone="quiet" size="small" onClick={() => set({ amount_cents: maxWithdrawal(options) })}>
            <Trans>Withdraw all</Trans>
          </Button>
        }
        hint={t`Between ${minimum} and ${maximum}`}
        error={faults.amount_cents}
      />
      <Sums
        lines={[
          ...partLines({ parts, rest_cents, draw_type: draft.draw_type }, i18n),
          { label: <Trans>Service charge</Trans>, value: <Money cents={charge_cents} tone="inherit" /> },
        ]}
        total={{ label: <Trans>You’ll receive</Trans>, value: <Money cents={net_cents} tone="inherit" /> }}
      />
      <CardNote cards={options.cards} />
    </>
  )
}
