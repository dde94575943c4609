import { Trans, useLingui } from '@lingui/react/macro'
import type { CardWay } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { Estimate } from '../../features/estimate/estimate.tsx'
import type { Limits } from '../../features/wallet/recharge-claim.ts'
import type { Form } from '../../forms/use-form.ts'
import { Chip, Chips } from '../../ui/button/chip.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import css from './card-form.module.css'

type Props = {
  form: Form<{ amount_cents: number | null }>
  way: CardWay
  limits: Limits
}

const roundText = (cents: number) => moneyText(cents).replace(/\.00$/, '')

/** The amount, as a number to type or a suggestion to tap, with the limits in words. */
export function AmountCard({ form, way, limits }: Props) {
  const { t } = useLingui()
  const { amount_cents } = form.draft
  const suggestions = way.suggestions.filter((cents) => cents >= limits.minimum_cents && cents <= limits.maximum_cents)
  return (
    <Card className={css.card}>
      <div className={css.field}>
        <MoneyField
          label={t({ message: 'Amount', context: 'top-up' })}
          name="amount"
          required
          cents={amount_cents}
          onChange={(amount_cents) => form.set({ amount_cents })}
          hint={<LimitsText way={way} limits={limits} />}
          error={form.faults.amount_cents}
        />
        <div className={css.estimate}>{amount_cents !== null && <Estimate cents={amount_cents} />}</div>
      </div>
      {suggestions.length > 0 && (
        <div className={css.chips}>
          <Chips label={t`Amounts`} wrap>
            {suggestions.map((cents) => (
              <Chip key={cents} pressed={cents === amount_cents} onClick={() => form.set({ amount_cents: cents })}>
                {roundText(cents)}
              </Chip>
            ))}
          </Chips>
        </div>
      )}
    </Card>
  )
}

/** The limits of one payment, and what is left today or this month if that is what limits the next payment. */
function LimitsText({ way, limits }: Omit<Props, 'form'>) {
  const [minimum, maximum] = [roundText(way.minimum_cents), roundText(way.maximum_cents)]
  const [day, month] = [roundText(way.day_left_cents), roundText(way.month_left_cents)]
  if (limits.maximum_cents === way.maximum_cents) {
    return (
      <Trans>
        From {minimum} to {maximum} at a time. Up to {day} more today.
      </Trans>
    )
  }
  if (limits.maximum_cents === way.day_left_cents) {
    return (
      <Trans>
        From {minimum}. Up to {day} more today.
      </Trans>
    )
  }
  return (
    <Trans>
      From {minimum}. Up to {month} more this month.
    </Trans>
  )
}
