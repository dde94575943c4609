import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { OPEN_ROW_MS } from '../../../api/desk-client.ts'
import { ShopperLink } from '../../../features/account/shopper-link.tsx'
import { WaitingProposal } from '../../../features/operator/waiting-proposal.tsx'
import { PrivatePicture } from '../../../features/picture/private-picture.tsx'
import { Link } from '../../../navigation/link.tsx'
import { DetailPane } from '../../../ui/layout/detail-pane.tsx'
import { Fact, Facts, Part } from '../../../ui/layout/facts.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { fateText } from './fate-text.ts'
import { RefundActions } from './refund-actions.tsx'
import { isRaised, sumOf } from './refund-amount.ts'
import { DeductionFacts, RefundItems } from './refund-items.tsx'
import css from './refund-pane.module.css'
import { RefundStateBadge, refundReasonText } from './refund-status.tsx'

type Refund = ReplyTo<'GET /api/admin/refund/detail'>

/** One refund: pieces, amount, reason, proof and actions. */
export function RefundPane({ refund_id, onClose }: { refund_id: string; onClose: () => void }) {
  const { t } = useLingui()
  const query = useRead('GET /api/admin/refund/detail', { refund_id }, { every_ms: OPEN_ROW_MS })
  const refund = query.data
  const number = refund?.order_number
  return (
    <DetailPane
      title={number === undefined ? t`Refund` : t`Refund of ${number}`}
      mark={refund && <RefundStateBadge state={refund.state} />}
      actions={refund && <RefundActions refund={refund} />}
      onClose={onClose}
      query={query}
    >
      {refund && <RefundParts refund={refund} />}
    </DetailPane>
  )
}

function RefundParts({ refund }: { refund: Refund }) {
  const { t, i18n } = useLingui()
  return (
    <>
      {refund.proposal && <WaitingProposal proposal={refund.proposal} />}
      <RefundItems refund={refund} />
      <Facts>
        <Fact name={<Trans>Order</Trans>}>
          <Link to={`/orders/${refund.order_id}?status=all`}>{refund.order_number}</Link>
        </Fact>
        <Fact name={<Trans>Shopper</Trans>}>
          <ShopperLink shopper={refund.shopper} />
        </Fact>
        <Fact name={<Trans>Amount</Trans>}>
          <MoneyText cents={sumOf(refund)} isStrong />
        </Fact>
        {isRaised(refund) && (
          <Fact name={<Trans>Amount requested</Trans>}>
            <MoneyText cents={refund.amount_cents} /> <Trans>The deduction has decreased since the request.</Trans>
          </Fact>
        )}
        {refund.agreed_cents !== null && (
          <Fact name={<Trans>Amount approved</Trans>}>
            <MoneyText cents={refund.agreed_cents} /> {refund.less_reason}
          </Fact>
        )}
        {refund.tax_cents > 0 && (
          <Fact name={<Trans>Including taxes and duties</Trans>}>
            <MoneyText cents={refund.tax_cents} />
          </Fact>
        )}
        {refund.freight_cents > 0 && (
          <Fact name={<Trans>Including shipping</Trans>}>
            <MoneyText cents={refund.freight_cents} />
          </Fact>
        )}
        {!isRaised(refund) && <DeductionFacts refund={refund} />}
        <Fact name={<Trans>Goods</Trans>}>{fateText(refund.items[0]?.fate ?? 'stays', refund, i18n)}</Fact>
        <Fact name={<Trans>Reason</Trans>}>{refundReasonText(refund.reason, i18n)}</Fact>
        <Fact name={<Trans>Explanation</Trans>}>{refund.explanation}</Fact>
        <Fact name={<Trans>Requested</Trans>}>
          <MomentText at={refund.created_at} />
        </Fact>
        {refund.return_address && <Fact name={<Trans>Return address</Trans>}>{refund.return_address}</Fact>}
        {refund.tracking_number && (
          <Fact name={<Trans>Parcel</Trans>}>
            {refund.carrier} · {refund.tracking_number}
          </Fact>
        )}
        {refund.agreed_by && <Fact name={<Trans>Approved by</Trans>}>{refund.agreed_by}</Fact>}
        {refund.resolved_by && <Fact name={<Trans>Closed by</Trans>}>{refund.resolved_by}</Fact>}
        {refund.refusal_reason && <Fact name={<Trans>Reason for declining</Trans>}>{refund.refusal_reason}</Fact>}
      </Facts>
      <Pictures title={t`Proof`} pictures={refund.attachments} />
      <Pictures title={t`Pictures sent to the shopper`} pictures={refund.refusal_pictures} />
    </>
  )
}

function Pictures({ title, pictures }: { title: string; pictures: Refund['attachments'] }) {
  if (pictures.length === 0) return null
  return (
    <Part title={title}>
      <div className={css.pictures}>
        {pictures.map(({ file_id, url }) => (
          <PrivatePicture key={file_id} url={url} alt={title} />
        ))}
      </div>
    </Part>
  )
}
