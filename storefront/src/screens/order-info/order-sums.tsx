import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import type { ReactNode } from 'react'
import { freightLabel } from '../../features/order/service-text.ts'
import { taxesLines } from '../../features/tax/taxes-text.ts'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Money } from '../../ui/money/money.tsx'
import { Sums } from '../../ui/money/sums.tsx'
import typography from '../../ui/styles/typography.module.css'

export function OrderSums({ order }: { order: Order }) {
  const { i18n, t } = useLingui()
  const { goods_cents, freight_cents, discount_cents, total_cents, promo_code } = order
  const refunded_cents = order.refunded_cents + order.refunded_tax_cents
  const { ended_discount_cents, added_freight_cents, taxes } = order
  const lost_cents = ended_discount_cents + added_freight_cents
  const discount = {
    label: promo_code ? t`Promo code ${promo_code}` : t`Discount`,
    value: moneyText(-discount_cents),
    tone: 'accent' as const,
  }
  const lines: { label: ReactNode; value: string; tone?: 'accent' }[] = [
    { label: t`Items`, value: moneyText(goods_cents) },
    {
      label: freightLabel(order.freight_service, i18n),
      value: freight_cents === 0 ? t`Free` : moneyText(freight_cents),
    },
    ...(discount_cents > 0 ? [discount] : []),
    ...(taxes ? taxesLines(taxes, i18n) : []),
  ]
  const refundLine = { label: t`Refunded`, value: moneyText(-refunded_cents), tone: 'accent' as const }
  if (refunded_cents > 0) lines.push(refundLine)
  if (ended_discount_cents > 0)
    lines.push({ label: <EndedDiscount order={order} />, value: moneyText(ended_discount_cents) })
  if (added_freight_cents > 0) lines.push({ label: t`Freight, no longer free`, value: moneyText(added_freight_cents) })
  const total = {
    label: refunded_cents + lost_cents > 0 ? t`Total after refunds` : t`Total`,
    value: <Money cents={total_cents + lost_cents - refunded_cents} />,
  }
  return <Sums lines={lines} total={total} />
}

/** Names the other orders of the checkout whose refunds ended the discount of this order. */
function EndedDiscount({ order: { discount_ended_by } }: { order: Order }) {
  return (
    <>
      <Trans>Discount no longer applied</Trans>
      {discount_ended_by.map(({ order_id, order_number }) => (
        <div key={order_id} className={typography.small}>
          <Trans>
            because order{' '}
            <Anchor href={`/orderInfo/${order_id}`} className={`${typography.link} ${typography.num}`}>
              {order_number}
            </Anchor>{' '}
            was refunded
          </Trans>
        </div>
      ))}
    </>
  )
}
