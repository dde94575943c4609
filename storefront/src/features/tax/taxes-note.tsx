import { Trans } from '@lingui/react/macro'
import type { TaxSum } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { classNames } from '@sampan/front/class-names'
import typography from '../../ui/styles/typography.module.css'

/** Says whether the recipient pays taxes and duties on arrival. Screen readers read it again after it changes. */
export function TaxesNote({ taxes }: { taxes: TaxSum }) {
  return (
    <p className={classNames(typography.small, typography.t2)} aria-live="polite">
      <TaxesSentence taxes={taxes} />
    </p>
  )
}

function TaxesSentence({ taxes: { outcome, arrival_cents } }: { taxes: TaxSum }) {
  if (outcome === 'unknown' || arrival_cents === null)
    return (
      <Trans>
        We can’t tell the taxes and duties for this address. Customs or the carrier may collect some on arrival.
      </Trans>
    )
  if (outcome === 'nothing') return <Trans>There’s nothing to pay on arrival.</Trans>
  const amount = moneyText(arrival_cents)
  return (
    <Trans>
      Customs or the carrier collects about {amount} in taxes and duties on arrival. The total doesn’t include them.
    </Trans>
  )
}
