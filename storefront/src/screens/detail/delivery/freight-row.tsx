import { Trans, useLingui } from '@lingui/react/macro'
import { arrivalOf, type Delivery, type FreightRule } from '@sampan/contract/delivery'
import { moneyText } from '@sampan/contract/money-text'
import { languageTag } from '@sampan/front/language'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import type { ReactNode } from 'react'
import { countryName } from '../../../ui/form/country-name.ts'
import { Row } from '../../../ui/layout/rows.tsx'
import { ArrivalText } from '../../../ui/time/arrival-text.tsx'
import { useToday } from '../../../ui/time/use-today.ts'
import { LabelledValue } from '../labelled-value.tsx'

type Props = {
  /** Undefined until the country is known. */
  country: string | undefined
  /** The cheapest delivery to the country; undefined if there is none. */
  delivery: Delivery<FreightRule> | undefined
  /** Whether the shop ships to the country, but not as much as this. */
  exceedsLimit: boolean
  /** The line of taxes and duties; empty in a shop without rules of taxes. */
  taxes: ReactNode
  onOpen: () => void
}

/** Reserves the height of a line that is not known yet. */
const EMPTY_LINE = '\u00a0'

/** Freight to the shopper's country and arrival days. A tap changes the country. */
export function FreightRow({ country, delivery, exceedsLimit, taxes, onOpen }: Props) {
  const { i18n } = useLingui()
  const icon = <IconTruckDelivery aria-hidden="true" />
  if (!country) {
    const title = <LabelledValue label={<Trans>Freight</Trans>}>…</LabelledValue>
    return <Row icon={icon} title={title} detail={EMPTY_LINE} chevron />
  }
  const name = countryName(country, languageTag(i18n))
  return (
    <Row
      icon={icon}
      title={
        <LabelledValue label={<Trans>Delivery to {name}</Trans>}>
          {delivery && <FreightText {...delivery} />}
          {!delivery && exceedsLimit && <Trans>Too much for one parcel. Choose fewer items.</Trans>}
          {!delivery && !exceedsLimit && <Trans>This shop doesn’t deliver there</Trans>}
        </LabelledValue>
      }
      detail={
        delivery ? (
          <>
            <ArrivalDays rule={delivery.rule} />
            {taxes && <br />}
            {taxes}
          </>
        ) : (
          <Trans>Choose another country</Trans>
        )
      }
      onClick={onOpen}
    />
  )
}

function FreightText({ rule, freight_cents }: Delivery<FreightRule>) {
  if (freight_cents === 0) return <Trans>Free</Trans>
  const price = moneyText(freight_cents)
  if (rule.free_from_cents === null) return price
  const enough = moneyText(rule.free_from_cents)
  return (
    <Trans>
      {price} · Free over {enough}
    </Trans>
  )
}

function ArrivalDays({ rule }: { rule: FreightRule }) {
  const today_ms = useToday()
  return today_ms === undefined ? EMPTY_LINE : <ArrivalText arrival={arrivalOf(rule, today_ms)} />
}
