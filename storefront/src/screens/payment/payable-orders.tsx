import { Trans, useLingui } from '@lingui/react/macro'
import { moneyText } from '@sampan/contract/money-text'
import { Card } from '../../ui/layout/card.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Money } from '../../ui/money/money.tsx'
import { Sums } from '../../ui/money/sums.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import css from './payable-orders.module.css'
import type { Payable } from './payment-sum.tsx'

type PayableOrder = Payable['orders'][number]

export function PayableOrders({ orders }: Pick<Payable, 'orders'>) {
  return orders.map((order) => (
    <Card key={order.order_id} as="section" className={layout.stackS}>
      <h2 className={typography.title3}>{order.shop.name}</h2>
      <ul className={layout.stackS}>
        {order.items.map(({ quantity, ...item }) => (
          <li key={item.order_item_id} className={css.line}>
            <Picture src={item.image} alt="" show="thumb" shape="thumb" className={css.picture} />
            <div>
              <p className={`${typography.name} ${typography.small} ${typography.clamp2}`}>{item.title}</p>
              <p className={`${typography.mini} ${typography.t2}`}>
                {item.values.map(({ value }) => value).join(' · ')}
              </p>
              <p className={`${typography.mini} ${typography.t2}`}>
                <Trans>Quantity: {quantity}</Trans>
              </p>
            </div>
            <Money cents={item.price_cents * quantity} className={typography.small} />
          </li>
        ))}
      </ul>
      <OtherSums order={order} />
    </Card>
  ))
}

/** Freight, discount and taxes. They are shown so that the prices add up to the total. */
function OtherSums({ order: { freight_cents, discount_cents, tax_cents, promo_code } }: { order: PayableOrder }) {
  const { t } = useLingui()
  const freight = { label: t`Freight`, value: freight_cents === 0 ? t`Free` : moneyText(freight_cents) }
  const discount = {
    label: promo_code ? t`Promo code ${promo_code}` : t`Discount`,
    value: moneyText(-discount_cents),
    tone: 'accent' as const,
  }
  const lines = [
    freight,
    ...(discount_cents > 0 ? [discount] : []),
    ...(tax_cents > 0 ? [{ label: t`Taxes and duties`, value: moneyText(tax_cents) }] : []),
  ]
  return (
    <div className={`${typography.small} ${css.otherSums}`}>
      <Sums bare lines={lines} />
    </div>
  )
}
