import { Trans, useLingui } from '@lingui/react/macro'
import type { Quote } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { Card } from '../../ui/layout/card.tsx'
import icon from '../../ui/media/icon.module.css'
import { Picture } from '../../ui/media/picture.tsx'
import { Money } from '../../ui/money/money.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { classNames } from '../../ui/text/class-names.ts'
import { ArrivalText } from '../../ui/time/arrival-text.tsx'
import css from './quote-group.module.css'

type Group = Quote['groups'][number]
type Props = {
  group: Group
  /** False if no address is chosen; freight is then unknown. */
  hasAddress: boolean
  /** The SKU that does not have enough stock. */
  short_sku_id: string | undefined
}

/** One of the orders to be created: a shop's items and their freight. */
export function QuoteGroup({ group, hasAddress, short_sku_id }: Props) {
  return (
    <Card as="section" className={layout.stack}>
      <h2 className={typography.title3}>{group.shop.name}</h2>
      <ul className={layout.stack}>
        {group.items.map((item) => (
          <QuoteLine key={item.sku_id} item={item} isShort={item.sku_id === short_sku_id} />
        ))}
      </ul>
      {hasAddress && <Freight group={group} />}
    </Card>
  )
}

function QuoteLine({ item, isShort }: { item: Group['items'][number]; isShort: boolean }) {
  const chosen = item.values.map(({ value }) => value).join(' · ')
  const { quantity } = item
  return (
    <li className={css.line}>
      <Picture src={item.image} alt="" show="thumb" shape="thumb" className={css.picture} />
      <div>
        <h3 className={classNames(typography.name, typography.clamp3, css.title)}>{item.title}</h3>
        <p className={classNames(typography.small, typography.t2)}>{chosen}</p>
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

function Freight({ group }: { group: Group }) {
  const { t } = useLingui()
  const { deliverable, freight_cents, arrival } = group
  if (!deliverable) {
    return (
      <p className={classNames(css.freight, typography.danger)}>
        <IconTruckDelivery className={icon.small} aria-hidden="true" />
        <Trans>Doesn’t deliver here</Trans>
      </p>
    )
  }
  return (
    <div className={classNames(css.freight, typography.t2)}>
      <IconTruckDelivery className={icon.small} aria-hidden="true" />
      <div className={layout.grow}>
        <p>{t`Freight`}</p>
        {arrival && (
          <p className={typography.mini}>
            <ArrivalText arrival={arrival} unpaid />
          </p>
        )}
      </div>
      <span className={typography.num}>{freight_cents === 0 ? t`Free` : moneyText(freight_cents)}</span>
    </div>
  )
}
