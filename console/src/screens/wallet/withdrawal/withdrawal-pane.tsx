import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { isSameName } from '@sampan/contract/person-name'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { OPEN_ROW_MS } from '../../../api/desk-client.ts'
import { ShopperLink } from '../../../features/account/shopper-link.tsx'
import { SecondOperatorNote } from '../../../features/operator/second-operator-note.tsx'
import { WaitingProposal } from '../../../features/operator/waiting-proposal.tsx'
import { Link } from '../../../navigation/link.tsx'
import { DetailPane } from '../../../ui/layout/detail-pane.tsx'
import { Fact, Facts, Part } from '../../../ui/layout/facts.tsx'
import { MainSum } from '../../../ui/money/main-sum.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { CodeText } from '../../../ui/text/code-text.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { WithdrawalBadge } from '../audit-status.tsx'
import { CardDestination, CardParts, requestCents } from './card-parts.tsx'
import { Payments } from './payments.tsx'
import { PayoutHold, RecentChanges } from './payout-hold.tsx'
import { SimilarAddresses } from './similar-addresses.tsx'
import { WithdrawalActions } from './withdrawal-actions.tsx'
import css from './withdrawals.module.css'

type Withdrawal = ReplyTo<'GET /api/admin/extract/detail'>
type WithdrawalPaneProps = {
  extract_id: string
  /**
   * True for a moment after the previous withdrawal was decided, so that a double click does not decide this withdrawal
   * too.
   */
  isPaused: boolean
  onClose: () => void
  /** Called after a decision, to open the next withdrawal. */
  onDone: () => void
}

/** One withdrawal: amount, destination, progress and actions. */
export function WithdrawalPane({ extract_id, isPaused, onClose, onDone }: WithdrawalPaneProps) {
  const { t } = useLingui()
  const query = useRead('GET /api/admin/extract/detail', { extract_id }, { every_ms: OPEN_ROW_MS })
  const withdrawal = query.data
  return (
    <DetailPane
      title={withdrawal ? withdrawal.shopper_name || withdrawal.shopper.account : t`Withdrawal`}
      mark={withdrawal && <WithdrawalBadge withdrawal={withdrawal} />}
      actions={
        withdrawal &&
        !withdrawal.is_own && <WithdrawalActions withdrawal={withdrawal} isPaused={isPaused} onDone={onDone} />
      }
      onClose={onClose}
      query={query}
    >
      {withdrawal && (
        <>
          {withdrawal.is_own && (
            <Alert variant="light" color="yellow" mb="md">
              <Trans>This is your own withdrawal, so another operator must handle it.</Trans>
            </Alert>
          )}
          {isOpen(withdrawal) && <PayoutHold withdrawal={withdrawal} isSent={withdrawal.payout_state === 'sent'} />}
          {mayBePassed(withdrawal) && (
            <SecondOperatorNote alone={withdrawal.alone} cents={requestCents(withdrawal)} mb="md">
              <Trans>The payout is queued once a second operator approves.</Trans>
            </SecondOperatorNote>
          )}
          {withdrawal.proposals.map((proposal) => (
            <WaitingProposal
              key={proposal.proposal_id}
              proposal={proposal}
              {...(proposal.kind === 'withdrawal_pass' && { onDone })}
            />
          ))}
          <Sums withdrawal={withdrawal} />
          <Destination withdrawal={withdrawal} />
          <CardParts withdrawal={withdrawal} />
          {isOpen(withdrawal) && <RecentChanges withdrawal={withdrawal} />}
          <Payments withdrawal={withdrawal} />
          <Way withdrawal={withdrawal} />
        </>
      )}
    </DetailPane>
  )
}

/**
 * Whether the withdrawal can be approved: it waits for its audit, nothing is proposed yet, and it is not the operator's
 * own.
 */
const mayBePassed = ({ status, proposals, is_own }: Withdrawal) => status === 0 && proposals.length === 0 && !is_own

const isOpen = ({ status, payout_state }: Withdrawal) =>
  status === 0 || payout_state === 'queued' || payout_state === 'sent'

function Sums({ withdrawal }: { withdrawal: Withdrawal }) {
  const { shopper, amount_cents, service_charge_cents, net_cents, created_at } = withdrawal
  return (
    <div className={css.sums}>
      <MainSum name={<Trans>Payout amount</Trans>} cents={net_cents} />
      <Facts>
        <Fact name={<Trans>Taken from balance</Trans>}>
          <MoneyText cents={amount_cents} />
        </Fact>
        <Fact name={<Trans>Service charge</Trans>}>
          <MoneyText cents={service_charge_cents} />
        </Fact>
        <Fact name={<Trans>Shopper</Trans>}>
          <ShopperLink shopper={shopper} />
        </Fact>
        <Fact name={<Trans>Requested</Trans>}>
          <MomentText at={created_at} />
        </Fact>
      </Facts>
    </div>
  )
}

function Destination({ withdrawal }: { withdrawal: Withdrawal }) {
  const { draw_type, account_name, shopper_name, bank_name, bank_card_number } = withdrawal
  const { network, network_name, token, address } = withdrawal
  if (draw_type === 'card') return <CardDestination withdrawal={withdrawal} />
  if (draw_type === 'chain')
    return (
      <Part title={<Trans>On-chain address</Trans>}>
        <Facts>
          <Fact name={<Trans>Network</Trans>}>{network_name ?? network}</Fact>
          <Fact name={<Trans>Token</Trans>}>{token}</Fact>
          <Fact name={<Trans context="chain">Address</Trans>}>
            <CodeText>{address}</CodeText>
          </Fact>
        </Facts>
        <SimilarAddresses withdrawal={withdrawal} />
      </Part>
    )
  return (
    <Part title={<Trans>Bank account</Trans>}>
      <Facts>
        <Fact name={<Trans>Account holder</Trans>}>
          {account_name}
          {!isSameName(account_name ?? '', shopper_name) && (
            <div className={css.differs}>
              <Trans>Doesn’t match the shopper’s name, {shopper_name}</Trans>
            </div>
          )}
        </Fact>
        <Fact name={<Trans>Bank</Trans>}>{bank_name}</Fact>
        <Fact name={<Trans>Card or account number</Trans>}>···· {bank_card_number}</Fact>
      </Facts>
    </Part>
  )
}

function Way({ withdrawal }: { withdrawal: Withdrawal }) {
  const { audited_at, audited_by, audit_reason, payout_batch_id, bank_reference, transaction_hash, paid_at } =
    withdrawal
  if (audited_at === null) return null
  return (
    <Part title={<Trans>Decision</Trans>}>
      <Facts>
        <Fact name={<Trans>Decided</Trans>}>
          <MomentText at={audited_at} />
          {audited_by && <div>{audited_by}</div>}
        </Fact>
        {audit_reason && <Fact name={<Trans>Reason</Trans>}>{audit_reason}</Fact>}
        {payout_batch_id && (
          <Fact name={<Trans>Payout file</Trans>}>
            <Link to={`/withdrawals?state=all&file=${payout_batch_id}`}>{payout_batch_id.slice(-8)}</Link>
          </Fact>
        )}
        {paid_at && (
          <Fact name={<Trans>Paid out on</Trans>}>
            <MomentText at={paid_at} />
          </Fact>
        )}
        {bank_reference && (
          <Fact name={<Trans>Bank reference</Trans>}>
            <CodeText>{bank_reference}</CodeText>
          </Fact>
        )}
        {transaction_hash && (
          <Fact name={<Trans>Transaction</Trans>}>
            <CodeText>{transaction_hash}</CodeText>
          </Fact>
        )}
      </Facts>
    </Part>
  )
}
