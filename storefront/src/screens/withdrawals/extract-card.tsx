import { Trans, useLingui } from '@lingui/react/macro'
import type { ExtractEntry } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { instrumentName } from '@sampan/contract/pay-method'
import { languageTag } from '@sampan/front/language'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useSend } from '../../api/use-send.ts'
import { AuditTag } from '../../features/wallet/audit-tag.tsx'
import { networkName } from '../../features/wallet/network-name.ts'
import { RecordCard, RecordLine, TransactionLine } from '../../features/wallet/record-card.tsx'
import { Button } from '../../ui/button/button.tsx'
import { confirm } from '../../ui/layer/layer-requests.ts'
import { toast } from '../../ui/layer/toast.ts'
import icon from '../../ui/media/icon.module.css'
import { Tag } from '../../ui/text/tag.tsx'

type OfExtract = { extract: ExtractEntry }

export function ExtractCard({ extract }: OfExtract) {
  const { draw_type, service_charge_cents, net_cents, status, payout_state } = extract
  const { bank_name, bank_card_number, account_name, network, network_name, token, address, transaction_hash } = extract
  const { card } = extract
  const { i18n } = useLingui()
  const isToBank = draw_type === 'bank'
  const charge = moneyText(service_charge_cents)
  const net = moneyText(net_cents)
  return (
    <RecordCard
      entry={extract}
      title={card ? <Trans>Back to your card</Trans> : isToBank ? <Trans>Bank card</Trans> : <Trans>On-chain</Trans>}
      tag={payout_state === 'cancelled' ? <CancelledTag /> : <AuditTag status={status} />}
      costs={
        !card && (
          <Trans>
            Service charge {charge} · You’ll receive {net}
          </Trans>
        )
      }
      party={
        card
          ? [instrumentName(card, languageTag(i18n)) ?? null]
          : isToBank
            ? [bank_name, `•••• ${bank_card_number}`, account_name]
            : [token, network_name ?? (network && networkName(network, i18n))]
      }
      address={address}
      outcome={
        <>
          <RecordLine isGood={payout_state === 'done'}>
            <OutcomeText extract={extract} />
          </RecordLine>
          {transaction_hash && <TransactionLine hash={transaction_hash} />}
        </>
      }
    >
      {status === 0 && <CancelButton extract={extract} />}
    </RecordCard>
  )
}

const CancelledTag = () => (
  <Tag icon={<IconX className={icon.mini} aria-hidden="true" />}>
    <Trans>Cancelled</Trans>
  </Tag>
)

function OutcomeText({ extract }: OfExtract) {
  const { draw_type, status, payout_state, net_cents } = extract
  const net = moneyText(net_cents)
  if (extract.card && status === 1) return <RefundText extract={extract} />
  if (status === 0) return <Trans>Under review. The amount is on hold, and you can still cancel.</Trans>
  switch (payout_state) {
    case 'queued':
      return draw_type === 'bank' ? (
        <Trans>Approved. We’ll send {net} with our next bank transfers.</Trans>
      ) : (
        <Trans>Approved. We’ll send {net} with our next payout.</Trans>
      )
    case 'sent':
      return draw_type === 'bank' ? (
        <Trans>{net} is on its way to your bank.</Trans>
      ) : (
        <Trans>{net} is on its way to your wallet address.</Trans>
      )
    case 'done':
      return <PaidText extract={extract} />
    case 'failed':
      return <Trans>We couldn’t pay this out. The full amount is back in your balance.</Trans>
    default:
      return <Trans>The full amount is back in your balance.</Trans>
  }
}

function RefundText({ extract: { net_cents, payout_state } }: OfExtract) {
  const net = moneyText(net_cents)
  switch (payout_state) {
    case 'done':
      return <Trans>{net} is on its way back to your card. It takes 5–10 days to show up there.</Trans>
    case 'sent':
      return <Trans>Approved. We’re refunding {net} to your card.</Trans>
    default:
      return <Trans>Approved. We’ll refund {net} to your card shortly.</Trans>
  }
}

function PaidText({ extract: { net_cents, bank_reference, transaction_hash } }: OfExtract) {
  const net = moneyText(net_cents)
  if (transaction_hash) return <Trans>We sent {net} to your wallet address.</Trans>
  const reference = bank_reference ?? ''
  return (
    <Trans>
      We sent {net} to your bank. Reference: {reference}
    </Trans>
  )
}

function CancelButton({ extract: { extract_id, amount_cents, request_id } }: OfExtract) {
  const { t } = useLingui()
  const { send, isSending } = useSend('POST /api/user/extract_cancel')
  const sum = moneyText(amount_cents)
  async function cancel() {
    const yes = await confirm({
      title: t`Cancel this withdrawal?`,
      text: request_id
        ? t`We’ll cancel all parts of this request, and return their money to your balance.`
        : t`We’ll return ${sum} to your balance.`,
      yes: t`Cancel withdrawal`,
      no: t`Keep it`,
      tone: 'bad',
    })
    if (!yes) return
    try {
      await send({ extract_id })
      toast.success(t`Withdrawal cancelled`)
    } catch {
      // A toast has already reported the failure. The list is reloaded below.
    }
  }
  return (
    <Button tone="soft" busy={isSending} onClick={() => void cancel()}>
      <Trans>Cancel withdrawal</Trans>
    </Button>
  )
}
