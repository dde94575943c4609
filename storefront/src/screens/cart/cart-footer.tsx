import { Trans, useLingui } from '@lingui/react/macro'
import type { TaxSum } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { classNames } from '@sampan/front/class-names'
import { Estimate } from '../../features/estimate/estimate.tsx'
import { arrivalText } from '../../features/tax/taxes-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Footer } from '../../ui/layout/footer.tsx'
import { All, type AllProps } from '../../ui/list/edit-footer.tsx'
import { Money } from '../../ui/money/money.tsx'
import typography from '../../ui/styles/typography.module.css'
import css from './cart-footer.module.css'

type CheckoutProps = AllProps & {
  goods_cents: number
  /** Undefined until the country is known, or while no line is selected. */
  freight_cents: number | undefined
  /** Null while unknown. Undefined if the footer has no line for them. */
  taxes: TaxSum | null | undefined
  isBusy: boolean
  onCheckout: () => void
}

export function CheckoutFooter({ goods_cents, freight_cents, taxes, isBusy, onCheckout, ...all }: CheckoutProps) {
  const { i18n } = useLingui()
  return (
    <Footer aboveTabs>
      {taxes !== undefined && (
        <p className={classNames(css.taxes, typography.small, typography.t2)} aria-live="polite">
          {taxes && arrivalText(taxes, i18n)}
        </p>
      )}
      <All {...all} />
      <p className={css.total} aria-live="polite">
        <span className={`${typography.small} ${typography.t2}`}>
          <Trans>Total</Trans>
        </span>{' '}
        <Money cents={goods_cents + (freight_cents ?? 0)} className={typography.title2} />
        <Estimate cents={goods_cents + (freight_cents ?? 0)} className={css.estimate} />
        {freight_cents !== undefined && <WithFreight freight_cents={freight_cents} />}
      </p>
      <Button className={css.button} busy={isBusy} onClick={onCheckout}>
        <Trans>Check out</Trans>
      </Button>
    </Footer>
  )
}

function WithFreight({ freight_cents }: { freight_cents: number }) {
  const freight = moneyText(freight_cents)
  return (
    <span className={`${css.freight} ${typography.mini} ${typography.t2}`}>
      {freight_cents === 0 ? <Trans>Free delivery</Trans> : <Trans>incl. {freight} delivery</Trans>}
    </span>
  )
}
