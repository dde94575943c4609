import { Trans } from '@lingui/react/macro'
import { moneyText } from '@sampan/contract/money-text'
import { unitPriceOf } from '@sampan/contract/rules'
import { classNames } from '@sampan/front/class-names'
import typography from '../styles/typography.module.css'
import css from './unit-price.module.css'

type Props = {
  price_cents: number
  /** The contents of the goods, such as `250 ml`. */
  content: string | null | undefined
}

/** The price of 100 g, a litre or another unit, for goods sold by measure. */
export function UnitPrice({ price_cents, content }: Props) {
  const unit_price = unitPriceOf(price_cents, content)
  if (!unit_price) return null
  const price = moneyText(unit_price.cents)
  return (
    <span className={classNames(typography.mini, typography.t2, css.unit)}>
      <UnitPriceText price={price} per={unit_price.per} />
    </span>
  )
}

function UnitPriceText({ price, per }: { price: string; per: NonNullable<ReturnType<typeof unitPriceOf>>['per'] }) {
  switch (per) {
    case '100_g':
      return <Trans>{price} per 100 g</Trans>
    case 'kg':
      return <Trans>{price} per kg</Trans>
    case '100_ml':
      return <Trans>{price} per 100 ml</Trans>
    case 'l':
      return <Trans>{price} per litre</Trans>
    case 'm':
      return <Trans>{price} per metre</Trans>
    case 'piece':
      return <Trans>{price} per piece</Trans>
  }
}
