import { Trans, useLingui } from '@lingui/react/macro'
import { arrivalOf, deliveriesFor, type FreightRule, shipsTo } from '@sampan/contract/delivery'
import { moneyText } from '@sampan/contract/money-text'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { countryName } from '../../ui/form/country-name.ts'
import icon from '../../ui/media/icon.module.css'
import typography from '../../ui/styles/typography.module.css'
import { ArrivalText } from '../../ui/time/arrival-text.tsx'
import { useToday } from '../../ui/time/use-today.ts'
import css from './cart-delivery.module.css'

type Props = {
  freight: readonly FreightRule[]
  /** The lines that the shopper wants to buy. */
  goods: readonly { price_cents: number; quantity: number; weight_grams?: number | undefined }[]
  /** Undefined until the country is known. */
  country: string | undefined
}

/** Freight and arrival days of a shop's lines, and the amount missing for free freight. */
export function CartDelivery({ freight, goods, country }: Props) {
  const { i18n } = useLingui()
  if (!country) return <Soon lines={freight.some(hasFree) ? 3 : 2} />
  const [delivery] = deliveriesFor(freight, country, goods)
  const name = countryName(country, languageTag(i18n))
  return (
    <div className={css.delivery}>
      <IconTruckDelivery className={icon.small} aria-hidden="true" />
      <div className={css.text}>
        <p className={css.price}>
          <span>
            <Trans>Delivery to {name}</Trans>
          </span>
          {delivery && goods.length > 0 && <Price cents={delivery.freight_cents} />}
        </p>
        {delivery && <ArrivalLine rule={delivery.rule} />}
        {delivery && <FreeFrom {...delivery} />}
        {!delivery && (
          <p className={classNames(typography.mini, typography.danger)}>
            {shipsTo(freight, country) ? (
              <Trans>Too much for one parcel. Choose fewer items.</Trans>
            ) : (
              <Trans>This shop doesn’t deliver there</Trans>
            )}
          </p>
        )}
      </div>
    </div>
  )
}

const hasFree = ({ free_from_cents }: FreightRule) => free_from_cents !== null && free_from_cents > 0

/** Reserves the space until the country is known, which is shortly after the lines are shown. */
function Soon({ lines }: { lines: 2 | 3 }) {
  return (
    <div className={css.delivery} aria-hidden="true">
      <div className={css.text}>
        <p>&nbsp;</p>
        <p className={typography.mini}>&nbsp;</p>
        {lines === 3 && <p className={typography.mini}>&nbsp;</p>}
      </div>
    </div>
  )
}

function Price({ cents }: { cents: number }) {
  return (
    <span className={classNames(typography.num, typography.t1)}>
      {cents === 0 ? <Trans>Free</Trans> : moneyText(cents)}
    </span>
  )
}

function ArrivalLine({ rule }: { rule: FreightRule }) {
  const today_ms = useToday()
  return (
    <p className={typography.mini}>{today_ms !== undefined && <ArrivalText arrival={arrivalOf(rule, today_ms)} />}</p>
  )
}

/** Shows a text for any sum, so that the content below does not move while the quantity changes. */
function FreeFrom({ rule, missing_cents }: { rule: FreightRule; missing_cents: number }) {
  const { free_from_cents } = rule
  if (free_from_cents === null || !hasFree(rule)) return null
  const missing = moneyText(missing_cents)
  const enough = moneyText(free_from_cents)
  return (
    <p className={typography.mini}>
      {missing_cents > 0 ? <Trans>Add {missing} more for free delivery</Trans> : <Trans>Free over {enough}</Trans>}
    </p>
  )
}
