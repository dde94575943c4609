import { Trans, useLingui } from '@lingui/react/macro'
import type { RechargeEntry } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { instrumentName } from '@sampan/contract/pay-method'
import { languageTag } from '@sampan/front/language'
import type { ReactNode } from 'react'
import { PrivatePictures } from '../../features/private-file/private-pictures.tsx'
import { AuditTag } from '../../features/wallet/audit-tag.tsx'
import { DisputeNote } from '../../features/wallet/dispute-note.tsx'
import { RechargeMethod } from '../../features/wallet/recharge-method.tsx'
import { RecordCard, RecordLine, TransactionLine } from '../../features/wallet/record-card.tsx'
import { useNetworkName } from '../../features/wallet/use-network-name.ts'

type Props = {
  recharge: RechargeEntry
  /** The button that opens the next step. */
  action?: ReactNode
}

export function RechargeCard({ recharge, action }: Props) {
  const { t, i18n } = useLingui()
  const { status, bank_name, bank_reference, card, network, address, transaction_hash, evidence } = recharge
  const nameOf = useNetworkName([network])
  return (
    <RecordCard
      entry={recharge}
      title={<RechargeMethod method={recharge.method} />}
      tag={<AuditTag status={status} />}
      party={[
        bank_name,
        bank_reference,
        network && nameOf(network),
        card && (instrumentName(card, languageTag(i18n)) ?? null),
      ]}
      address={address}
      outcome={
        <>
          {transaction_hash && <TransactionLine hash={transaction_hash} />}
          <RecordLine isGood={status === 1}>
            <OutcomeText recharge={recharge} />
          </RecordLine>
        </>
      }
    >
      {card?.disputes.map((dispute) => (
        <DisputeNote key={dispute.dispute_id} dispute={dispute} />
      ))}
      {evidence.length > 0 && <PrivatePictures label={t`Payment evidence`} pictures={evidence} />}
      {action}
    </RecordCard>
  )
}

function OutcomeText({ recharge }: { recharge: RechargeEntry }) {
  const { status, amount_cents, arrival_cents, card, is_bank_confirmed } = recharge
  if (is_bank_confirmed) return <Trans>The bank has confirmed your transfer. We’ll add it to your balance soon.</Trans>
  if (status === 0) return <Trans>We’re checking that the money has arrived. Then we’ll add it to your balance.</Trans>
  if (status === 2) return <Trans>Nothing was added to your balance.</Trans>
  const arrival = moneyText(arrival_cents ?? amount_cents)
  if (card?.disputes.some(({ held_cents }) => held_cents > 0)) return <Trans>Actual arrival: {arrival}.</Trans>
  return <Trans>Actual arrival: {arrival}. It’s in your balance now.</Trans>
}
