import { Trans, useLingui } from '@lingui/react/macro'
import type { Quote } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import type { FreightService } from '@sampan/contract/rules'
import { serviceText } from '../../features/order/service-text.ts'
import { ChoiceRow } from '../../ui/form/choice-row.tsx'
import typography from '../../ui/styles/typography.module.css'
import { ArrivalText } from '../../ui/time/arrival-text.tsx'
import css from './quote-group.module.css'

type Props = {
  group: Quote['groups'][number]
  /** The chosen service, which the quote may not show yet. */
  chosen: FreightService | undefined
  onChoose: (service: FreightService) => void
}

/** The delivery services of a shop with their days and prices, the cheapest first. */
export function ServiceChoice({ group: { shop, service, services }, chosen, onChoose }: Props) {
  const { t, i18n } = useLingui()
  const { name } = shop
  const current = services.some((one) => one.service === chosen) ? chosen : service
  return (
    <fieldset className={css.services}>
      <legend className={typography.srOnly}>{t`Delivery from ${name}`}</legend>
      {services.map((one) => (
        <ChoiceRow
          key={one.service}
          name={`service-${shop.shop_id}`}
          value={one.service}
          checked={one.service === current}
          onChange={() => onChoose(one.service)}
          title={serviceText(one.service, i18n)}
          detail={one.arrival && <ArrivalText arrival={one.arrival} />}
          trailing={
            <span className={css.freight}>
              {one.freight_cents === 0 ? <Trans>Free</Trans> : moneyText(one.freight_cents)}
            </span>
          }
        />
      ))}
    </fieldset>
  )
}
