import type { ReplyTo } from '../../api/reads.ts'
import { MoneyText } from '../../ui/money/money-text.tsx'
import css from './order-lines.module.css'

/** What is in an order. */
export function OrderLines({ order }: { order: ReplyTo<'GET /api/admin/order/detail'> }) {
  return (
    <ul className={css.lines}>
      {order.items.map((item) => (
        <li key={item.order_item_id} className={css.line}>
          <img className={css.picture} src={item.image} alt="" width={40} height={40} loading="lazy" />
          <span className={css.words}>
            {item.title}
            <span className={css.values}>{item.values.map(({ value }) => value).join(' · ')}</span>
          </span>
          <span className={css.figures}>
            {item.quantity} × <MoneyText cents={item.price_cents} />
          </span>
        </li>
      ))}
    </ul>
  )
}
