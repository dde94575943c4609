import { Trans } from '@lingui/react/macro'
import type { Quote } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import typography from '../../ui/styles/typography.module.css'

/** The effect on the taxes of buying for a company. */
export function CompanyTaxesNote({ effect }: { effect: NonNullable<Quote['company']>['tax_effect'] }) {
  if (effect === null) return null
  return (
    <p className={classNames(typography.small, typography.t2)} aria-live="polite">
      {effect === 'arrival' && <Trans>Taxes are due on arrival because the buyer is a company.</Trans>}
      {effect === 'exempt' && <Trans>No tax is added because your company is exempt.</Trans>}
      {effect === 'reverse_charge' && <Trans>No tax is added. Your company accounts for it (reverse charge).</Trans>}
    </p>
  )
}
