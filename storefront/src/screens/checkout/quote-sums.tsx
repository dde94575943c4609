import { useLingui } from '@lingui/react/macro'
import type { Quote } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { Estimate } from '../../features/estimate/estimate.tsx'
import { Money } from '../../ui/money/money.tsx'
import { Sums } from '../../ui/money/sums.tsx'

export function QuoteSums({ quote, hasAddress }: { quote: Quote; hasAddress: boolean }) {
  const { t } = useLingui()
  const { goods_cents, freight_cents, discount_cents, total_cents, promo } = quote
  const known_freight = freight_cents === 0 ? t`Free` : moneyText(freight_cents)
  const promo_code = promo?.code ?? ''
  const discount = { label: t`Promo code ${promo_code}`, value: moneyText(-discount_cents), tone: 'accent' as const }
  const lines = [
    { label: t`Items`, value: moneyText(goods_cents) },
    { label: t`Freight`, value: hasAddress ? known_freight : t`Depends on your address` },
    ...(discount_cents > 0 ? [discount] : []),
  ]
  const total = hasAddress ? t`Total` : t`Total before freight`
  const value = (
    <>
      <Money cents={total_cents} />
      <Estimate cents={total_cents} />
    </>
  )
  return <Sums lines={lines} total={{ label: total, value }} />
}
