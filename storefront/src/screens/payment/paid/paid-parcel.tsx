import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StatusFilter } from '@sampan/contract/rules'
import { ORDER_STATUS, type OrderStatus } from '@sampan/contract/rules'
import { ArrivalLine } from '../../../features/order/arrival-line.tsx'
import { statusText } from '../../../features/order/order-text.ts'
import { Anchor } from '../../../ui/button/anchor.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import layout from '../../../ui/styles/layout.module.css'
import typography from '../../../ui/styles/typography.module.css'
import css from './paid-parcel.module.css'
import type { Paid } from './paid-reply.ts'

const PICTURES = 2
/** Statuses in which the parcel has an arrival; in all others the order's status is shown. */
const TRAVELS: readonly OrderStatus[] = [
  ORDER_STATUS.paid,
  ORDER_STATUS.shipped,
  ORDER_STATUS.received,
  ORDER_STATUS.completed,
]

type Props = { order: Paid['orders'][number]; number: number; total: number }

/** The parcel of one shop: its arrival and its goods. A tap opens the order. */
export function PaidParcel({ order, number, total }: Props) {
  const { i18n } = useLingui()
  const { items, shop, status } = order
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0)
  const shownItems = items.slice(0, items.length > PICTURES ? PICTURES - 1 : PICTURES)
  const hidden_count = items.length - shownItems.length
  return (
    <Card as="section" className={css.parcel}>
      <div className={css.text}>
        <p className={`${typography.small} ${typography.strong} ${css.number}`}>
          {total > 1 && (
            <>
              <Trans>
                Parcel {number} of {total}
              </Trans>{' '}
              ·{' '}
            </>
          )}
          <Plural value={quantity} one="# item" other="# items" />
        </p>
        <h2 className={typography.title3}>
          <Anchor href={`/orderInfo/${order.order_id}`} className={layout.stretched}>
            {TRAVELS.includes(status) ? (
              <ArrivalLine order={order} />
            ) : (
              statusText(String(status) as StatusFilter, i18n) // every status is a filter too
            )}
          </Anchor>
        </h2>
        <p className={`${typography.small} ${typography.t2}`}>{shop.name}</p>
      </div>
      <div className={css.pictures}>
        {shownItems.map((item) => (
          <Picture
            key={item.order_item_id}
            src={item.image}
            alt={item.title}
            show="thumb"
            shape="thumb"
            className={css.picture}
          />
        ))}
        {hidden_count > 0 && <span className={css.hidden}>+{hidden_count}</span>}
      </div>
    </Card>
  )
}
