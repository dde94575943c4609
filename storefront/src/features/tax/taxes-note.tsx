import { Trans, useLingui } from '@lingui/react/macro'
import type { QuotedTaxes } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { classNames } from '@sampan/front/class-names'
import { Note } from '../../ui/layout/note.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { limitText } from './taxes-text.ts'

type Props = {
  taxes: QuotedTaxes
  /** The total for the address that was chosen before, if another address changed freight or taxes. */
  former_cents: number | undefined
}

/** Says whether the recipient pays taxes and duties on arrival. Screen readers read it again after it changes. */
export function TaxesNote({ taxes, former_cents }: Props) {
  return (
    <div className={layout.stackS} aria-live="polite">
      <p className={classNames(typography.small, typography.t2)}>
        <TaxesSentence taxes={taxes} />
      </p>
      {former_cents !== undefined && <Recalculated former_cents={former_cents} />}
    </div>
  )
}

function Recalculated({ former_cents }: { former_cents: number }) {
  const former = moneyText(former_cents)
  return (
    <Note>
      <Trans>
        Freight, taxes and duties were recalculated for this address. The total was {former} for the previous one.
      </Trans>
    </Note>
  )
}

function TaxesSentence({ taxes: { outcome, arrival_cents, limit } }: Pick<Props, 'taxes'>) {
  const { i18n } = useLingui()
  if (outcome === 'unknown' || arrival_cents === null)
    return (
      <Trans>
        We can’t tell the taxes and duties for this address. Customs or the carrier may collect some on arrival.
      </Trans>
    )
  if (outcome === 'nothing') return <Trans>There’s nothing to pay on arrival.</Trans>
  const amount = moneyText(arrival_cents)
  if (limit) {
    const most = limitText(limit, i18n)
    if (limit.same_day)
      return (
        <Trans>
          Customs or the carrier collects about {amount} in taxes and duties on arrival, because the items, together
          with those you ordered from the shop earlier today, are worth more than {most}. The total doesn’t include
          them.
        </Trans>
      )
    return (
      <Trans>
        Customs or the carrier collects about {amount} in taxes and duties on arrival, because the items are worth more
        than {most}. The total doesn’t include them.
      </Trans>
    )
  }
  return (
    <Trans>
      Customs or the carrier collects about {amount} in taxes and duties on arrival. The total doesn’t include them.
    </Trans>
  )
}
