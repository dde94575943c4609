import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { OrderInList } from '@sampan/contract'
import { dayText } from '@sampan/contract/moment-text'
import { isPartlyRefunded, linesInList, sumInList } from '@sampan/contract/refund-sums'
import { ORDER_STATUS } from '@sampan/contract/rules'
import { useInvalidate } from '../../api/use-invalidate.ts'
import { Button } from '../../ui/button/button.tsx'
import { Anchor } from '../../ui/layout/anchor.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Money } from '../../ui/money/money.tsx'
import typography from '../../ui/styles/typography.module.css'
import { languageTag } from '../../ui/text/language-tag.ts'
import { Countdown } from '../../ui/time/countdown.tsx'
import css from './order-card.module.css'
import { OrderTag, RefundTag } from './order-tag.tsx'
import { useOrderActions } from './use-order-actions.ts'
import { WaitsForRecharge } from './waits-for-recharge.tsx'

const PICTURES = 3

export function OrderCard({ order }: { order: OrderInList }) {
  const quantity = linesInList(order).reduce((sum, item) => sum + item.quantity, 0)
  const [first] = order.items
  return (
    <Card as="article" className={css.card}>
      <Anchor href={`/orderInfo/${order.order_id}`} className={css.open}>
        <div className={css.head}>
          <h2 className={typography.title3}>{order.shop.name}</h2>
          <span className={css.tags}>
            <OrderTag status={order.status} />
            <RefundTag label={order.refund_label} isPart={isPartlyRefunded(order)} />
          </span>
        </div>
        <span className={css.goods}>
          {order.items.slice(0, PICTURES).map((item) => (
            <Picture
              key={item.order_item_id}
              src={item.image}
              alt={order.items.length === 1 ? '' : item.title}
              show="thumb"
              shape="thumb"
              className={css.picture}
            />
          ))}
          <span className={`${typography.clamp2} ${css.title}`}>{order.items.length === 1 ? first?.title : null}</span>
          <span className={css.sum}>
            <Money cents={sumInList(order)} className={typography.title3} />
            <span className={`${typography.small} ${typography.t3}`}>
              <Plural value={quantity} one="# item" other="# items" />
            </span>
          </span>
        </span>
      </Anchor>
      <OrderCardFooter order={order} />
    </Card>
  )
}

function OrderCardFooter({ order }: { order: OrderInList }) {
  const { i18n } = useLingui()
  const onCancelled = useInvalidate('POST /api/order/cancel')
  const { isBusy, cancel, receive } = useOrderActions(order)
  const { can } = order
  return (
    <footer className={css.footer}>
      <span className={`${typography.small} ${typography.t2}`}>
        {order.waits_for_recharge ? (
          <WaitsForRecharge expires_at={order.expires_at} />
        ) : can.pay ? (
          <Trans>
            Pay within{' '}
            <b className={css.left}>
              <Countdown until={order.expires_at} onEnd={onCancelled} />
            </b>
          </Trans>
        ) : (
          dayText(order.created_at, languageTag(i18n))
        )}
      </span>
      <span className={css.actions}>
        {can.cancel && (
          <Button tone="plain" size="small" busy={isBusy} onClick={() => void cancel()}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        {can.receive && (
          <Button tone="soft" size="small" busy={isBusy} onClick={() => void receive()}>
            <Trans>Confirm received</Trans>
          </Button>
        )}
        {can.refund && order.status === ORDER_STATUS.paid && (
          <Button tone="plain" size="small" href={`/refund/${order.order_id}/${order.order_number}`}>
            <Trans>Refund</Trans>
          </Button>
        )}
        {can.review && (
          <Button tone="soft" size="small" href={`/comment?order=${order.order_id}`}>
            <Trans>Review</Trans>
          </Button>
        )}
        {can.pay ? (
          <Button size="small" href={`/payment?orders=${order.order_id}`}>
            <Trans>Pay</Trans>
          </Button>
        ) : (
          !can.receive && (
            <Button tone="plain" size="small" href={`/orderInfo/${order.order_id}`}>
              <Trans>Details</Trans>
            </Button>
          )
        )}
      </span>
    </footer>
  )
}
