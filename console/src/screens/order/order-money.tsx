import { Trans } from '@lingui/react/macro'
import type { Cents } from '@sampan/contract'
import type { ReplyTo } from '@sampan/front/calls'
import { Link } from '../../navigation/link.tsx'
import { Part, Sum, Sums } from '../../ui/layout/facts.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import { OrderReceipts } from './order-receipts.tsx'

type Order = ReplyTo<'GET /api/admin/order/detail'>

/** Amounts of an order: paid, refunded and remaining. Taxes on arrival are an estimate, in no sum. */
export function OrderMoney({ order }: { order: Order }) {
  const { ended_discount_cents, added_freight_cents, tax_cents, included_tax_cents, total_cents, taxes } = order
  const refunded_cents = (order.refunded_cents + order.refunded_tax_cents) as Cents // a sum of cents
  const change_cents = ended_discount_cents + added_freight_cents - refunded_cents
  const isChanged = refunded_cents > 0 || ended_discount_cents > 0 || added_freight_cents > 0
  return (
    <Part title={<Trans context="order">Money</Trans>}>
      <Sums>
        <Sum name={<Trans context="amount">Goods</Trans>}>
          <MoneyText cents={order.goods_cents} />
        </Sum>
        <Sum name={<Trans>Shipping</Trans>}>
          <MoneyText cents={order.freight_cents} />
        </Sum>
        {order.discount_cents > 0 && (
          <Sum name={<Trans>Discount</Trans>}>
            {order.promo_code} <MoneyText cents={-order.discount_cents} />
          </Sum>
        )}
        {tax_cents > 0 && (
          <Sum name={<Trans>Taxes and duties</Trans>}>
            <MoneyText cents={tax_cents} />
          </Sum>
        )}
        <Sum name={<Trans>Total</Trans>} isTotal>
          <MoneyText cents={total_cents} isStrong />
        </Sum>
        {included_tax_cents > 0 && (
          <Sum name={<Trans>Taxes in the prices</Trans>}>
            <MoneyText cents={included_tax_cents} />
          </Sum>
        )}
        {taxes && (
          <Sum name={<Trans>Taxes and duties on arrival</Trans>}>
            {taxes.arrival_cents === null ? <Trans>Unknown</Trans> : <MoneyText cents={taxes.arrival_cents} />}
          </Sum>
        )}
        {refunded_cents > 0 && (
          <Sum name={<Trans>Refunded</Trans>}>
            <MoneyText cents={-refunded_cents} />
          </Sum>
        )}
        {ended_discount_cents > 0 && (
          <Sum name={<EndedDiscount order={order} />}>
            <MoneyText cents={ended_discount_cents} />
          </Sum>
        )}
        {added_freight_cents > 0 && (
          <Sum name={<Trans>Shipping, no longer free</Trans>}>
            <MoneyText cents={added_freight_cents} />
          </Sum>
        )}
        {isChanged && (
          <Sum name={<Trans>Net total</Trans>} isTotal>
            <MoneyText cents={(total_cents + change_cents) as Cents /* a sum of cents */} isStrong />
          </Sum>
        )}
        {order.paid_at && (
          <Sum name={<Trans>Paid on</Trans>}>
            <MomentText at={order.paid_at} />
          </Sum>
        )}
      </Sums>
      {order.paid_at !== null && (
        <div>
          <OrderReceipts order_id={order.order_id} />
        </div>
      )}
    </Part>
  )
}

/** Names the other orders of the checkout whose refunds ended the discount. */
function EndedDiscount({ order: { discount_ended_by } }: { order: Order }) {
  return (
    <>
      <Trans>Discount no longer applied</Trans>
      {discount_ended_by.map(({ order_id, order_number }) => (
        <div key={order_id}>
          <Trans>
            because order <Link to={`/orders/${order_id}?status=all`}>{order_number}</Link> was refunded
          </Trans>
        </div>
      ))}
    </>
  )
}
