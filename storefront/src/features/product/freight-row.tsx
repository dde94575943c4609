import { Trans, useLingui } from '@lingui/react/macro'
import { IconTruckDelivery } from '@tabler/icons-react'
import { languageTag } from '../../i18n.ts'
import { moneyText } from '../../ui/money-text.ts'
import { Row } from '../../ui/rows.tsx'
import type { Freight } from './freight.ts'
import { TwoLines } from './two-lines.tsx'

type Props = {
  /** Undefined until the device has said where it is. */
  country: string | undefined
  /** Undefined when the shop does not send there. */
  freight: Freight | undefined
  onOpen: () => void
}

/** What it costs to send it to the shopper's country, which a tap changes. */
export function FreightRow({ country, freight, onOpen }: Props) {
  const { i18n } = useLingui()
  const icon = <IconTruckDelivery aria-hidden="true" />
  if (!country) return <Row icon={icon} title={<TwoLines label={<Trans>Freight</Trans>}>…</TwoLines>} chevron />
  const name = new Intl.DisplayNames([languageTag(i18n)], { type: 'region' }).of(country) ?? country
  return (
    <Row
      icon={icon}
      title={
        <TwoLines label={<Trans>Delivery to {name}</Trans>}>
          <FreightWords freight={freight} />
        </TwoLines>
      }
      onClick={onOpen}
    />
  )
}

function FreightWords({ freight }: { freight: Freight | undefined }) {
  if (!freight) return <Trans>This shop does not deliver there</Trans>
  const { freight_cents, free_from_cents } = freight
  if (freight_cents === 0) return <Trans>Free</Trans>
  const price = moneyText(freight_cents)
  if (free_from_cents === null) return price
  const enough = moneyText(free_from_cents)
  return (
    <Trans>
      {price}, free from {enough}
    </Trans>
  )
}
