import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { OrderInList, OrderItem } from '@sampan/contract'
import { momentText } from '@sampan/contract/moment-text'
import { moneyText } from '@sampan/contract/money-text'
import { isPartlyRefunded, sumInList } from '@sampan/contract/refund-sums'
import { ORDER_STATUS } from '@sampan/contract/rules'
import { languageTag } from '@sampan/front/language'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Card } from '../../ui/layout/card.tsx'
import icon from '../../ui/media/icon.module.css'
import { Picture } from '../../ui/media/picture.tsx'
import { Money } from '../../ui/money/money.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { Tag } from '../../ui/text/tag.tsx'
import { TitleText } from '../../ui/text/title-text.tsx'
import { OrderAnswer } from './order-answer.tsx'
import css from './order-card.module.css'
import { OrderCardActions } from './order-card-actions.tsx'
import { LostTag, OrderTag, PartlySentTag, RefundTag } from './order-tag.tsx'

/** The maximum number of lines that a card shows. The order's own page shows all of them. */
const LINES = 3

/** An order in a list: its status, a line that says what happens next, its goods, and at most two actions. */
export function OrderCard({ order }: { order: OrderInList }) {
  const { shop, items, status } = order
  const hidden = items.length > LINES ? items.length - LINES + 1 : 0
  const shownItems = items.slice(0, items.length - hidden)
  return (
    <Card as="article" className={css.card}>
      <header className={css.head}>
        <span className={css.tags}>
          <OrderTag status={status} />
          <PartlySentTag order={order} />
          <LostTag order={order} />
          <RefundTag label={order.refund_label} isPart={isPartlyRefunded(order)} />
        </span>
        <Anchor href={`/shop/${shop.shop_id}`} className={css.shop}>
          <span>{shop.name}</span>
          <IconChevronRight className={icon.small} aria-hidden="true" />
        </Anchor>
      </header>
      <div className={css.answer}>
        <h2 className={typography.title3}>
          <Anchor href={`/orderInfo/${order.order_id}`} className={layout.stretched}>
            <OrderAnswer order={order} />
          </Anchor>
        </h2>
        <span className={status === ORDER_STATUS.cancelled ? css.past : undefined}>
          <Money cents={sumInList(order)} className={typography.title3} />
        </span>
      </div>
      {order.waits_for_recharge && order.can.pay && (
        <p className={`${typography.small} ${typography.t2} ${css.held}`}>
          <HeldUntil expires_at={order.expires_at} />
        </p>
      )}
      <div className={css.goods}>
        <ul className={css.lines}>
          {shownItems.map((item) => (
            <Line key={item.order_item_id} item={item} />
          ))}
        </ul>
        {hidden > 0 && (
          <p className={`${typography.small} ${typography.t2}`}>
            <Plural value={hidden} one="and # more" other="and # more" />
          </p>
        )}
      </div>
      <OrderCardActions order={order} />
    </Card>
  )
}

/** The time until which the order's goods are reserved. It is shown while the payment waits for a bank transfer. */
function HeldUntil({ expires_at }: Pick<OrderInList, 'expires_at'>) {
  const { i18n } = useLingui()
  const until = momentText(expires_at, languageTag(i18n))
  return <Trans>We’ll hold your order until {until}</Trans>
}

/** A line of the order: picture, title, chosen options and quantity, and what was refunded of it. */
function Line({ item }: { item: OrderItem }) {
  const { t } = useLingui()
  const { quantity, refunded_cents } = item
  const options = item.values.map(({ value }) => value).join(' · ')
  const refunded = moneyText(refunded_cents)
  return (
    <li className={css.line}>
      <Picture src={item.image} alt="" show="thumb" shape="thumb" className={css.picture} />
      <div className={css.words}>
        <p className={`${typography.name} ${typography.clamp2} ${css.title}`}>
          <TitleText title={item.title} />
        </p>
        <p className={`${typography.small} ${typography.t2}`}>
          {[options, t`Quantity ${quantity}`].filter(Boolean).join(' · ')}
        </p>
        {refunded_cents > 0 && (
          <p>
            <Tag tone="good" icon={<IconReceiptRefund aria-hidden="true" />}>
              <Trans>Refunded {refunded}</Trans>
            </Tag>
          </p>
        )}
      </div>
    </li>
  )
}
