import { Trans, useLingui } from '@lingui/react/macro'
import type { Quote } from '@sampan/contract'
import { durationText } from '@sampan/contract/duration-text'
import { moneyText } from '@sampan/contract/money-text'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs'
import { useUser } from '../../features/account/use-user.ts'
import { Estimate } from '../../features/estimate/estimate.tsx'
import { CompanyTaxesNote } from '../../features/tax/company-taxes-note.tsx'
import { TaxesNote } from '../../features/tax/taxes-note.tsx'
import { taxesLines } from '../../features/tax/taxes-text.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Note } from '../../ui/layout/note.tsx'
import icon from '../../ui/media/icon.module.css'
import { Money } from '../../ui/money/money.tsx'
import { Sums } from '../../ui/money/sums.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import css from './checkout.module.css'
import { PromoBox } from './promo-box.tsx'
import type { Checkout } from './use-checkout.ts'

type Props = { checkout: Checkout; quote: Quote; hasAddress: boolean }

/** Promo code, sums, the balance that pays them, and a note that the arrival dates apply only to a payment today. */
export function Summary({ checkout, quote, hasAddress }: Props) {
  const { listedPromos, tryPromo, removePromo, former_cents } = checkout
  const { promo, discount_cents, groups } = quote
  return (
    <Card as="section" className={layout.stack}>
      <h2 className={typography.title3}>
        <Trans>Summary</Trans>
      </h2>
      <PromoBox
        promo={promo}
        discount_cents={discount_cents}
        promos={listedPromos}
        onTry={tryPromo}
        onRemove={removePromo}
      />
      <QuoteSums quote={quote} hasAddress={hasAddress} />
      {quote.taxes && <TaxesNote taxes={quote.taxes} former_cents={former_cents} />}
      {quote.company && <CompanyTaxesNote effect={quote.company.tax_effect} />}
      {hasAddress && <FromBalance quote={quote} />}
      {groups.some(({ arrival }) => arrival) && (
        <p className={classNames(typography.small, typography.t2)}>
          <Trans>Arrival dates apply if you pay today.</Trans>
        </p>
      )}
    </Card>
  )
}

function QuoteSums({ quote, hasAddress }: Pick<Props, 'quote' | 'hasAddress'>) {
  const { i18n, t } = useLingui()
  const { goods_cents, freight_cents, discount_cents, total_cents, taxes } = quote
  const known_freight = freight_cents === 0 ? t`Free` : moneyText(freight_cents)
  const discount = { label: t`Promo code`, value: moneyText(-discount_cents), tone: 'accent' as const }
  const lines = [
    { label: t`Items`, value: moneyText(goods_cents) },
    { label: t`Freight`, value: hasAddress ? known_freight : t`Depends on your address` },
    ...(discount_cents > 0 ? [discount] : []),
    ...(taxes ? taxesLines(taxes, i18n) : []),
  ]
  const total = hasAddress ? t`Total` : t`Total before freight`
  const value = (
    <span className={css.total} aria-live="polite">
      <Money cents={total_cents} className={typography.title2} />
      <Estimate cents={total_cents} />
    </span>
  )
  return <Sums bare lines={lines} total={{ label: total, value }} />
}

/**
 * The balance that pays the order. A balance that is too low is reported before the order is placed, so that shoppers
 * don't learn this only at payment.
 */
function FromBalance({ quote: { total_cents, order_wait_seconds } }: Pick<Props, 'quote'>) {
  const { i18n } = useLingui()
  const { data: user } = useUser()
  if (!user) return null
  const left_cents = user.balance_cents - total_cents
  const [balance, left, missing] = [user.balance_cents, left_cents, -left_cents].map((cents) => moneyText(cents))
  const wait = durationText(order_wait_seconds, languageTag(i18n))
  if (left_cents < 0)
    return (
      <Note tone="wait">
        <Trans>
          You’re {missing} short. Order now, then top up. Once you’ve sent a top-up that covers it, we’ll hold your
          order for up to {wait}.
        </Trans>
      </Note>
    )
  return (
    <p className={classNames(typography.small, typography.t2, typography.num, css.balance)}>
      <IconWallet className={icon.small} aria-hidden="true" />
      <Trans>
        Paid from your balance of {balance}. {left} left after payment.
      </Trans>
    </p>
  )
}
