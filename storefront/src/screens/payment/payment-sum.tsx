import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Endpoints, ReplyOf } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { Estimate } from '../../features/estimate/estimate.tsx'
import { Money } from '../../ui/money/money.tsx'
import { Sums } from '../../ui/money/sums.tsx'
import typography from '../../ui/styles/typography.module.css'
import { Countdown } from '../../ui/time/countdown.tsx'
import css from './payment-sum.module.css'

export type Payable = ReplyOf<Endpoints['GET /api/order/payable']>

type Props = { payable: Payable; order_count: number; onExpired: () => void }

export function PaymentSum({ payable, order_count, onExpired }: Props) {
  const { t } = useLingui()
  const { total_cents, balance_cents, expires_at } = payable
  const missing_cents = total_cents - balance_cents
  const after =
    missing_cents > 0
      ? { label: t`Still needed`, value: <Money cents={missing_cents} /> }
      : { label: t`Balance after payment`, value: <Money cents={-missing_cents} /> }
  return (
    <>
      <div className={css.sum}>
        <p className={typography.t2}>
          <Plural value={order_count} one="Total for # order" other="Total for # orders" />
        </p>
        <p>
          <Money cents={total_cents} className={typography.display} />
          <Estimate cents={total_cents} />
        </p>
        <p className={css.deadline}>
          <Trans>
            Pay within <Countdown until={expires_at} onEnd={onExpired} />
          </Trans>
        </p>
      </div>
      <Sums
        lines={[
          { label: t`Balance`, value: moneyText(balance_cents) },
          { label: t`Amount due`, value: moneyText(-total_cents) },
        ]}
        total={after}
      />
    </>
  )
}
