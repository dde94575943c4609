import { useLingui } from '@lingui/react'
import type { Currency } from '@sampan/contract/rules'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { DOLLARS, useCurrency, usuallyEstimates } from './currency.ts'
import css from './estimate.module.css'
import { estimateText, freshRate } from './estimate-text.ts'

type Props = {
  cents: number
  /**
   * Reserves the space from the first paint of a server-rendered page, if pages in this language usually show
   * estimates.
   */
  reserved?: boolean
  className?: string | undefined
}

/** The approximate amount in the shopper's own currency, shown next to the charged amount in dollars. */
export function Estimate({ cents, reserved, className }: Props) {
  const currency = useCurrency()
  const { i18n } = useLingui()
  const isWanted = currency !== undefined && currency !== DOLLARS
  const isReserved = reserved && currency === undefined && usuallyEstimates(i18n.locale)
  if (!isWanted && !isReserved) return null
  return (
    <span className={classNames(css.estimate, className)}>
      {isWanted && <Estimated cents={cents} currency={currency} />}
    </span>
  )
}

function Estimated({ cents, currency }: { cents: number; currency: Currency }) {
  const { i18n } = useLingui()
  const { data: rates } = useRead('GET /api/currency/rates')
  const rate = rates && freshRate(rates, currency, Date.now())
  return rate && estimateText(cents, rate, languageTag(i18n))
}
