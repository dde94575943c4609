import { Trans, useLingui } from '@lingui/react/macro'
import { instrumentName } from '@sampan/contract/pay-method'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { ShopperLink } from '../../../features/account/shopper-link.tsx'
import { Fact, Facts, Part } from '../../../ui/layout/facts.tsx'
import { MainSum } from '../../../ui/money/main-sum.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { CodeText } from '../../../ui/text/code-text.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'

type Recharge = ReplyTo<'GET /api/admin/recharge/detail'>

/** The recharge as the shopper reported it, and the result of its audit. */
export function Claim({ recharge }: { recharge: Recharge }) {
  return (
    <>
      <MainSum name={<Trans>Amount claimed</Trans>} cents={recharge.amount_cents} />
      <Facts>
        <Who recharge={recharge} />
        {recharge.method === 'manual' && <ByBank recharge={recharge} />}
        {recharge.method === 'chain' && <OnChain recharge={recharge} />}
        {recharge.card && <ByCard card={recharge.card} />}
        {recharge.evidence.length === 0 && (
          <Fact name={<Trans>Evidence</Trans>}>
            <Trans>No picture of a receipt</Trans>
          </Fact>
        )}
        <Fact name={<Trans>Sent</Trans>}>
          <MomentText at={recharge.created_at} />
        </Fact>
      </Facts>
      {recharge.status !== 0 && <Answer recharge={recharge} />}
    </>
  )
}

function Who({ recharge: { shopper, shopper_name } }: { recharge: Recharge }) {
  return (
    <Fact name={<Trans>Shopper</Trans>}>
      {shopper_name && <div>{shopper_name}</div>}
      <ShopperLink shopper={shopper} />
    </Fact>
  )
}

function ByBank({ recharge: { bank_name, bank_reference, reference } }: { recharge: Recharge }) {
  return (
    <>
      <Fact name={<Trans>To account</Trans>}>{bank_name}</Fact>
      <Fact name={<Trans>Shopper’s reference</Trans>}>
        <CodeText>{reference}</CodeText>
      </Fact>
      {bank_reference && (
        <Fact name={<Trans>Bank reference</Trans>}>
          <CodeText>{bank_reference}</CodeText>
        </Fact>
      )}
    </>
  )
}

function ByCard({ card }: { card: NonNullable<Recharge['card']> }) {
  const { i18n } = useLingui()
  return <Fact name={<Trans>Paid with</Trans>}>{instrumentName(card, languageTag(i18n))}</Fact>
}

function OnChain({ recharge: { network, address, deposit_address, transaction_hash } }: { recharge: Recharge }) {
  return (
    <>
      <Fact name={<Trans>Network</Trans>}>{network}</Fact>
      <Fact name={<Trans context="sender">From</Trans>}>
        <CodeText>{address}</CodeText>
      </Fact>
      <Fact name={<Trans context="recipient">To</Trans>}>
        <CodeText>{deposit_address}</CodeText>
      </Fact>
      {transaction_hash && (
        <Fact name={<Trans>Transaction</Trans>}>
          <CodeText>{transaction_hash}</CodeText>
        </Fact>
      )}
    </>
  )
}

function Answer({ recharge }: { recharge: Recharge }) {
  const { arrival_cents, audited_at, audited_by, audit_reason, statement_credit } = recharge
  return (
    <Part title={<Trans>Decision</Trans>}>
      <Facts>
        {arrival_cents !== null && (
          <Fact name={<Trans>Amount received</Trans>}>
            <MoneyText cents={arrival_cents} isStrong />
          </Fact>
        )}
        {audit_reason && <Fact name={<Trans>Reason</Trans>}>{audit_reason}</Fact>}
        {audited_by && <Fact name={<Trans>Decided by</Trans>}>{audited_by}</Fact>}
        {statement_credit && <ByStatement {...statement_credit} />}
        {audited_at && (
          <Fact name={<Trans>Decided</Trans>}>
            <MomentText at={audited_at} />
          </Fact>
        )}
      </Facts>
    </Part>
  )
}

/** The recharge was credited without an operator, by the owners' setting. */
function ByStatement({ imported_by }: NonNullable<Recharge['statement_credit']>) {
  return (
    <Fact name={<Trans>Decided by</Trans>}>
      <Trans>The setting for bank statements. Statement imported by {imported_by}.</Trans>
    </Fact>
  )
}
