import { Card } from '../../ui/card.tsx'
import layout from '../../ui/layout.module.css'
import { Money } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'
import rank from '../../ui/type.module.css'
import css from './payable-orders.module.css'
import type { Payable } from './payment-sum.tsx'

/** What is paid for, by shop. */
export function PayableOrders({ orders }: Pick<Payable, 'orders'>) {
  return orders.map(({ order_id, shop, items }) => (
    <Card key={order_id} as="section" className={layout.stackS}>
      <h2 className={rank.title3}>{shop.name}</h2>
      <ul className={layout.stackS}>
        {items.map((item) => (
          <li key={item.order_item_id} className={css.line}>
            <Picture src={item.image} alt="" show="thumb" shape="thumb" className={css.picture} />
            <div>
              <p className={`${rank.small} ${rank.clamp2}`}>{item.title}</p>
              <p className={`${rank.mini} ${rank.t2}`}>
                {item.values.map(({ value }) => value).join(' · ')}
                {` ×\u00a0${item.quantity}`}
              </p>
            </div>
            <Money cents={item.price_cents * item.quantity} className={rank.small} />
          </li>
        ))}
      </ul>
    </Card>
  ))
}
