import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import { Thumbnail } from '../../ui/media/thumbnail.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import css from './order-lines.module.css'
import { fatesOf } from './refund/fate-text.ts'

type Order = ReplyTo<'GET /api/admin/order/detail'>

export function OrderLines({ order }: { order: Order }) {
  const { i18n } = useLingui()
  return (
    <ul className={css.lines}>
      {order.items.map((item) => (
        <li key={item.order_item_id} className={css.line}>
          <Thumbnail src={item.image} size={48} />
          <span className={css.text}>
            {item.title}
            <span className={css.values}>{item.values.map(({ value }) => value).join(' · ')}</span>
            {item.refunded_quantity > 0 && <Refunded item={item} />}
            {fatesOf(item.order_item_id, order.refunds, i18n).map((fate, at) => (
              // Two refunds of one line may have the same text.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list has no other identity
              <strong key={at} className={css.fate}>
                {fate}
              </strong>
            ))}
          </span>
          <span className={css.figures}>
            {item.quantity} × <MoneyText cents={item.price_cents} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Refunded({ item }: { item: Order['items'][number] }) {
  const { refunded_quantity: refunded, quantity } = item
  return (
    <strong className={css.fate}>
      <Trans>
        Refunded: {refunded} of {quantity}
      </Trans>
    </strong>
  )
}
