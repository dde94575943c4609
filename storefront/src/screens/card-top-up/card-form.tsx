import { Trans, useLingui } from '@lingui/react/macro'
import type { CardWay } from '@sampan/contract'
import { timeText } from '@sampan/contract/moment-text'
import { moneyText } from '@sampan/contract/money-text'
import { languageTag } from '@sampan/front/language'
import { useId } from 'react'
import { useUser } from '../../features/account/use-user.ts'
import { isUsedUp, limitsNow } from '../../features/wallet/card-limits.ts'
import { cardPaymentHref, providerName } from '../../features/wallet/provider-page.ts'
import { amountFault, type Limits, within } from '../../features/wallet/recharge-claim.ts'
import { TestMoneyNote } from '../../features/wallet/test-money.tsx'
import { topUpHref } from '../../features/wallet/top-up-hint.ts'
import { useForm } from '../../forms/use-form.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/button/button.tsx'
import { Footer } from '../../ui/layout/footer.tsx'
import { Note, NoteAction } from '../../ui/layout/note.tsx'
import { Money } from '../../ui/money/money.tsx'
import { Sums } from '../../ui/money/sums.tsx'
import beside from '../../ui/styles/beside.module.css'
import layout from '../../ui/styles/layout.module.css'
import { AmountCard } from './amount-card.tsx'
import css from './card-form.module.css'
import { SafePayment } from './safe-payment.tsx'
import { WaysToPay } from './ways-to-pay.tsx'

type Props = {
  way: CardWay
  /** The amount missing for a payment, in cents. */
  missing_cents: number | null
}

/** The amount, the ways to pay it, and the sums, before the shopper goes on to the provider's page. */
export function CardForm({ way, missing_cents }: Props) {
  const { t } = useLingui()
  const visits = useVisits()
  const form_id = useId()
  const limits = limitsNow(way)
  const form = useForm({
    start: { amount_cents: firstAmount(way, limits, missing_cents) },
    rules: ({ amount_cents }, i18n) => {
      const fault = amountFault(amount_cents, limits, i18n)
      return fault ? { amount_cents: fault } : {}
    },
    concerns: { card_amount: 'amount_cents', card_day_limit: 'amount_cents', card_month_limit: 'amount_cents' },
    call: 'POST /api/user/card_top_up',
    inputOf: ({ amount_cents }) => ({ amount_cents: amount_cents ?? 0, provider: way.provider }), // the rules reject a draft without an amount
    leave: ({ payment_id }) => visits.go(cardPaymentHref(payment_id), { replace: true }),
  })
  const { amount_cents } = form.draft
  const sum = amount_cents === null ? undefined : moneyText(amount_cents)
  const next = (
    <Button
      type="submit"
      form={form_id}
      wide
      commits
      busy={form.isBusy}
      disabled={isUsedUp(limits) || way.retry_at !== null}
    >
      {sum ? t`Continue · ${sum}` : t`Continue`}
    </Button>
  )
  return (
    <>
      <form {...form.props} id={form_id} className={`${layout.pad} ${layout.stack} ${css.amount}`}>
        {isUsedUp(limits) || way.retry_at !== null ? (
          <UsedUp way={way} missing_cents={missing_cents} />
        ) : (
          <AmountCard form={form} way={way} limits={limits} />
        )}
        <WaysToPay way={way} />
      </form>
      <div className={`${layout.pad} ${layout.stack} ${beside.stays} ${css.side}`}>
        <Summary amount_cents={amount_cents ?? 0} />
        {way.mode === 'test' && <TestMoneyNote />}
        <SafePayment provider={providerName(way.provider)} />
        <div className={css.next}>{next}</div>
      </div>
      <Footer>{next}</Footer>
    </>
  )
}

function firstAmount(way: CardWay, limits: Limits, missing_cents: number | null): number | null {
  if (isUsedUp(limits) || way.retry_at !== null) return null
  if (missing_cents !== null) return within(missing_cents, limits)
  const middle = way.suggestions[Math.floor(way.suggestions.length / 2)]
  return middle === undefined ? null : within(middle, limits)
}

function Summary({ amount_cents }: { amount_cents: number }) {
  const { t } = useLingui()
  const { data: user } = useUser()
  return (
    <Sums
      lines={[
        { label: t`You pay`, value: moneyText(amount_cents) },
        { label: t`Fee`, value: t`No fee` },
        ...(user
          ? [
              {
                label: t({ message: 'Balance afterwards', context: 'top-up' }),
                value: moneyText(user.balance_cents + amount_cents),
              },
            ]
          : []),
      ]}
      total={{ label: t`Added at once`, value: <Money cents={amount_cents} /> }}
    />
  )
}

/** Shown instead of the amount when nothing is left of a limit, or after too many attempts. */
function UsedUp({ way, missing_cents }: Props) {
  const { i18n } = useLingui()
  const time = way.retry_at && timeText(way.retry_at, languageTag(i18n))
  return (
    <Note
      tone="wait"
      action={
        <NoteAction href={topUpHref('/bankTopUp', { amount_cents: missing_cents })}>
          <Trans>Bank transfer</Trans>
        </NoteAction>
      }
    >
      {time ? (
        <Trans>Too many card payments in a short time. You can try again at {time}, or send a bank transfer.</Trans>
      ) : way.day_left_cents < way.minimum_cents ? (
        <Trans>You’ve reached today’s limit for card top-ups. Come back tomorrow, or send a bank transfer.</Trans>
      ) : (
        <Trans>You’ve reached this month’s limit for card top-ups. A bank transfer still works.</Trans>
      )}
    </Note>
  )
}
