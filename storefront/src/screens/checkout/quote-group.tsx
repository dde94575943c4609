import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Quote } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import type { FreightService } from '@sampan/contract/rules'
import { classNames } from '@sampan/front/class-names'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { Card } from '../../ui/layout/card.tsx'
import icon from '../../ui/media/icon.module.css'
import { Picture } from '../../ui/media/picture.tsx'
import { Money } from '../../ui/money/money.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { ArrivalText } from '../../ui/time/arrival-text.tsx'
import css from './quote-group.module.css'
import { ServiceChoice } from './service-choice.tsx'
import { ShopNote } from './shop-note.tsx'

type Group = Quote['groups'][number]
type Props = {
  group: Group
  /** False if no address is chosen; freight is then unknown. */
  hasAddress: boolean
  /** The SKU that does not have enough stock. */
  short_sku_id: string | undefined
  /** The chosen delivery service, which the quote may not show yet. */
  service: FreightService | undefined
  onService: (service: FreightService) => void
  note: string
  onNote: (text: string) => void
}

/** An order to be created: a shop's items, their freight or the choice of a delivery service, the shopper's note, and the subtotal. */
export function QuoteGroup({ group, hasAddress, short_sku_id, service, onService, note, onNote }: Props) {
  const { shop, items, goods_cents, freight_cents, services } = group
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Card as="section" className={layout.stack}>
      <h2 className={typography.title3}>{shop.name}</h2>
      <ul className={layout.stack}>
        {items.map((item) => (
          <QuoteLine key={item.sku_id} item={item} isShort={item.sku_id === short_sku_id} />
        ))}
      </ul>
      <div className={css.details}>
        {hasAddress && services.length > 1 && <ServiceChoice group={group} chosen={service} onChoose={onService} />}
        {hasAddress && services.length <= 1 && <Freight group={group} />}
        <ShopNote shop_name={shop.name} note={note} onChange={onNote} />
        {/* Discounts are left out: they concern the whole checkout, and the summary shows them. */}
        <p className={css.detail}>
          <span className={layout.grow}>
            <Plural value={count} one="Subtotal, # item" other="Subtotal, # items" />
          </span>
          <Money cents={goods_cents + freight_cents} className={typography.title3} />
        </p>
      </div>
    </Card>
  )
}

function QuoteLine({ item, isShort }: { item: Group['items'][number]; isShort: boolean }) {
  const options = item.values.map(({ value }) => value).join(' · ')
  const { quantity } = item
  return (
    <li className={css.line}>
      <Picture src={item.image} alt="" show="thumb" shape="thumb" className={css.picture} />
      <div>
        <h3 className={classNames(typography.name, typography.clamp3, css.title)}>{item.title}</h3>
        <p className={classNames(typography.small, typography.t2)}>{options}</p>
        <p className={classNames(typography.small, typography.t2)}>
          <Trans>Quantity: {quantity}</Trans>
        </p>
        {isShort && (
          <p className={classNames(typography.small, typography.danger)}>
            <Trans>Not enough in stock</Trans>
          </p>
        )}
      </div>
      <Money cents={item.price_cents * item.quantity} />
    </li>
  )
}

function Freight({ group: { deliverable, exceeds_limit, freight_cents, arrival } }: { group: Group }) {
  const { t } = useLingui()
  if (!deliverable) {
    return (
      <p className={classNames(css.detail, typography.danger)}>
        <IconTruckDelivery className={icon.small} aria-hidden="true" />
        {exceeds_limit ? (
          <Trans>Too much for one parcel. Choose fewer items.</Trans>
        ) : (
          <Trans>Doesn’t deliver here</Trans>
        )}
      </p>
    )
  }
  const price = freight_cents === 0 ? t`Free` : moneyText(freight_cents)
  return (
    <p className={css.detail}>
      <IconTruckDelivery className={icon.small} aria-hidden="true" />
      <span className={layout.grow}>{arrival ? <ArrivalText arrival={arrival} /> : t`Freight`}</span>
      <span className={css.freight}>
        {arrival && <span className={typography.t2}>{t`Freight`}</span>} {price}
      </span>
    </p>
  )
}
