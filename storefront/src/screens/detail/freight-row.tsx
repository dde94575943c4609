import { Trans, useLingui } from '@lingui/react/macro'
import { arrivalOf, type FreightRule, parcelOf } from '@sampan/contract/delivery'
import { moneyText } from '@sampan/contract/money-text'
import { languageTag } from '@sampan/front/language'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { countryName } from '../../ui/form/country-name.ts'
import { Row } from '../../ui/layout/rows.tsx'
import { ArrivalText } from '../../ui/time/arrival-text.tsx'
import { useToday } from '../../ui/time/use-today.ts'
import { LabelledValue } from './labelled-value.tsx'

type Line = { price_cents: number; quantity: number }
type Props = {
  /** Undefined until the country is known. */
  country: string | undefined
  /** The shop's rule for the country; undefined if it does not ship there. */
  rule: FreightRule | undefined
  line: Line
  onOpen: () => void
}

/** Reserves the height of a line that is not known yet. */
const EMPTY_LINE = '\u00a0'

/** Freight to the shopper's country and arrival days. A tap changes the country. */
export function FreightRow({ country, rule, line, onOpen }: Props) {
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
          {rule ? <FreightText rule={rule} line={line} /> : <Trans>This shop doesn’t deliver there</Trans>}
        </LabelledValue>
      }
      detail={rule ? <ArrivalDays rule={rule} /> : <Trans>Choose another country</Trans>}
      onClick={onOpen}
    />
  )
}

function FreightText({ rule, line }: { rule: FreightRule; line: Line }) {
  const { freight_cents } = parcelOf(rule, [line])
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
