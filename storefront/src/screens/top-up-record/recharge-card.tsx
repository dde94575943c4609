import { Trans, useLingui } from '@lingui/react/macro'
import type { RechargeEntry } from '@sampan/contract'
import { momentText } from '@sampan/contract/moment-text'
import { moneyText } from '@sampan/contract/money-text'
import type { ReactNode } from 'react'
import { PrivatePictures } from '../../features/private-file/private-pictures.tsx'
import { AuditTag } from '../../features/wallet/audit-tag.tsx'
import { networkName } from '../../features/wallet/network-name.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { Money } from '../../ui/money/money.tsx'
import typography from '../../ui/styles/typography.module.css'
import { languageTag } from '../../ui/text/language-tag.ts'
import css from './recharge-card.module.css'

type Props = {
  recharge: RechargeEntry
  /** Where it leads from here. */
  way?: ReactNode
}

/** One recharge: the claim and the outcome of its audit. */
export function RechargeCard({ recharge, way }: Props) {
  const { t, i18n } = useLingui()
  const { amount_cents, status, created_at, bank_name, bank_reference, network, address, transaction_hash } = recharge
  const { audit_reason, evidence } = recharge
  const from =
    recharge.method === 'manual' ? [bank_name, bank_reference] : [network && networkName(network, i18n), address]
  return (
    <Card as="article" className={css.card}>
      <header className={css.head}>
        <h2 className={typography.title3}>
          {recharge.method === 'manual' ? <Trans>Bank transfer</Trans> : <Trans>On-chain</Trans>}
        </h2>
        <AuditTag status={status} />
      </header>
      <p className={css.sum}>
        <Money cents={amount_cents} />
      </p>
      <p className={css.small}>
        {from.filter(Boolean).join(' · ')}
        <time dateTime={created_at}>{momentText(created_at, languageTag(i18n))}</time>
      </p>
      {transaction_hash && (
        <p className={css.small}>
          <Trans>Transaction: {transaction_hash}</Trans>
        </p>
      )}
      <Outcome recharge={recharge} />
      {audit_reason && (
        <Note tone="bad">
          <Trans>Audit result: {audit_reason}</Trans>
        </Note>
      )}
      {evidence.length > 0 && <PrivatePictures label={t`Payment evidence`} pictures={evidence} />}
      {way}
    </Card>
  )
}

/** The outcome, or the next step. */
function Outcome({ recharge: { status, amount_cents, arrival_cents } }: { recharge: RechargeEntry }) {
  if (status === 0) {
    return (
      <p className={css.small}>
        <Trans>We are checking that the money has arrived. Then it is in your balance, and you can pay with it.</Trans>
      </p>
    )
  }
  if (status === 2) {
    return (
      <p className={css.small}>
        <Trans>Nothing was added to your balance.</Trans>
      </p>
    )
  }
  const arrival = moneyText(arrival_cents ?? amount_cents)
  return (
    <p className={`${css.small} ${css.arrived}`}>
      <Trans>Actual arrival: {arrival}. It is in your balance.</Trans>
    </p>
  )
}
