import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@sampan/contract'
import { languageTag } from '../../i18n.ts'
import { Anchor } from '../../ui/anchor.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import layout from '../../ui/layout.module.css'
import { momentText } from '../../ui/moment-text.ts'
import { Money } from '../../ui/money.tsx'
import { moneyText } from '../../ui/money-text.ts'
import { Steps } from '../../ui/steps.tsx'
import { Sums } from '../../ui/sums.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import rank from '../../ui/type.module.css'
import css from './order-details.module.css'
import { OrderLine } from './order-line.tsx'
import { OrderTag } from './order-tag.tsx'
import { nextWord } from './order-words.ts'

/** All of an order: where it stands, where it is, what is in it and what it cost. */
export function OrderDetails({ order, onExpired }: { order: Order; onExpired: () => void }) {
  return (
    <>
      <Answer order={order} onExpired={onExpired} />
      <Logistics order={order} />
      <AddressCard address={order.address} />
      <Card as="section" className={layout.stack}>
        <h2 className={rank.title3}>
          <Anchor href={`/shop/${order.shop.shop_id}`}>{order.shop.name}</Anchor>
        </h2>
        {order.items.map((item) => (
          <OrderLine key={item.order_item_id} item={item} />
        ))}
      </Card>
      <OrderSums order={order} />
      <Facts order={order} />
      <History order={order} />
    </>
  )
}

/** What the shopper came to know, before anything else. */
function Answer({ order, onExpired }: { order: Order; onExpired: () => void }) {
  const { t, i18n } = useLingui()
  const steps = [t`Paid`, t`Shipped`, t`Received`]
  const done = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 3, [-1]: -1, [-4]: -1 }[order.status]
  return (
    <section className={css.answer}>
      <OrderTag status={order.status} />
      <h2 className={rank.title1}>{nextWord(order, i18n)}</h2>
      {order.can.pay && (
        <p className={css.deadline}>
          <Trans>
            Pay within <Countdown until={order.expires_at} onEnd={onExpired} />
          </Trans>
        </p>
      )}
      {order.cancel_reason && (
        <p className={rank.t2}>
          <Trans>Reason: {order.cancel_reason}</Trans>
        </p>
      )}
      {done >= 0 && <Steps label={t`How far the order has come`} steps={steps} current={done} />}
    </section>
  )
}

function Logistics({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const { carrier, tracking_number, logistics } = order
  if (logistics.length === 0) return null
  const language = languageTag(i18n)
  const items = logistics
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(({ at, text }) => ({ key: `${at} ${text}`, title: text, at: momentText(at, language) }))
  return (
    <Card as="section" className={layout.stack}>
      <h2 className={rank.title3}>
        <Trans>Logistics information</Trans>
      </h2>
      {tracking_number && (
        <div className={css.parcel}>
          <span>
            {carrier}
            <br />
            <span className={`${rank.num} ${rank.strong}`}>{tracking_number}</span>
          </span>
          <CopyButton text={tracking_number} label={t`Copy the tracking number`} />
        </div>
      )}
      <Timeline items={items} />
    </Card>
  )
}

function AddressCard({ address }: { address: Order['address'] }) {
  return (
    <Card as="section" className={layout.stackS}>
      <h2 className={rank.title3}>
        <Trans>Shipping address</Trans>
      </h2>
      <p>
        {address.addressee} <span className={`${rank.t2} ${rank.num}`}>{address.mobile}</span>
      </p>
      <p className={`${rank.small} ${rank.t2}`}>
        {[address.detailed_address, address.area_text, address.postcode].filter(Boolean).join(', ')}
      </p>
    </Card>
  )
}

function OrderSums({ order }: { order: Order }) {
  const { t } = useLingui()
  const { goods_cents, freight_cents, discount_cents, total_cents, promo_code } = order
  const discount = {
    label: promo_code ? t`Promo code ${promo_code}` : t`Discount`,
    value: moneyText(-discount_cents),
    tone: 'accent' as const,
  }
  const lines = [
    { label: t`Items`, value: moneyText(goods_cents) },
    { label: t`Freight`, value: freight_cents === 0 ? t`Free` : moneyText(freight_cents) },
    ...(discount_cents > 0 ? [discount] : []),
  ]
  return <Sums lines={lines} total={{ label: t`Total`, value: <Money cents={total_cents} /> }} />
}

function Facts({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  return (
    <Card as="section" className={layout.stackS}>
      <div className={css.parcel}>
        <span>
          <span className={`${rank.small} ${rank.t2}`}>{t`Order number`}</span>
          <br />
          <span className={`${rank.num} ${rank.strong}`}>{order.order_number}</span>
        </span>
        <CopyButton text={order.order_number} label={t`Copy the order number`} />
      </div>
      <p className={`${rank.small} ${rank.t2}`}>{momentText(order.created_at, languageTag(i18n))}</p>
      {order.notes && (
        <p className={rank.small}>
          <Trans>Note: {order.notes}</Trans>
        </p>
      )}
    </Card>
  )
}

function History({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const language = languageTag(i18n)
  const items = order.history
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(({ at, event, text }) => ({ key: `${at} ${event}`, title: text, at: momentText(at, language) }))
  return (
    <Card as="section" className={layout.stack}>
      <h2 className={rank.title3}>
        <Trans>History</Trans>
      </h2>
      <Timeline items={items} />
    </Card>
  )
}
