import { Trans } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import { PROVIDER_TITLES } from '../../../features/provider/provider-title.ts'
import { Link } from '../../../navigation/link.tsx'
import { Fact, Facts, Part } from '../../../ui/layout/facts.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { CodeText } from '../../../ui/text/code-text.tsx'
import { CardName } from '../card/card-name.tsx'
import { RefundBadge } from '../card/refund-text.tsx'

type Withdrawal = ReplyTo<'GET /api/admin/extract/detail'>
type OfWithdrawal = { withdrawal: Withdrawal }

/** The sum of the parts of a request, which are approved together. */
export const requestCents = ({ amount_cents, parts }: Withdrawal): number =>
  parts.length === 0 ? amount_cents : parts.reduce((sum_cents, part) => sum_cents + part.amount_cents, 0)

/** The card to which a withdrawal goes back, and its refund at the provider. */
export function CardDestination({ withdrawal: { card, refund } }: OfWithdrawal) {
  return (
    <Part title={<Trans>Back to a card</Trans>}>
      <Facts>
        {card && (
          <Fact name={<Trans>Paid with</Trans>}>
            <CardName card={card} />
          </Fact>
        )}
        {refund && (
          <>
            <Fact name={<Trans>Refund</Trans>}>
              <RefundBadge refund={refund} />
            </Fact>
            {refund.problem && <Fact name={<Trans>Problem</Trans>}>{refund.problem}</Fact>}
            {refund.refund_ref && (
              <Fact name={PROVIDER_TITLES[refund.provider]}>
                <CodeText>{refund.refund_ref}</CodeText>
              </Fact>
            )}
          </>
        )}
      </Facts>
    </Part>
  )
}

/** The other parts of the request. */
export function CardParts({ withdrawal: { extract_id, parts } }: OfWithdrawal) {
  const others = parts.filter((part) => part.extract_id !== extract_id)
  if (others.length === 0) return null
  return (
    <Part title={<Trans>Decided together with</Trans>}>
      <Facts>
        {others.map((part) => (
          <Fact key={part.extract_id} name={<PartName part={part} />}>
            <Link to={`/withdrawals/${part.extract_id}?state=all`}>
              <MoneyText cents={part.net_cents} />
            </Link>
          </Fact>
        ))}
      </Facts>
    </Part>
  )
}

function PartName({ part: { draw_type, card } }: { part: Withdrawal['parts'][number] }) {
  if (card) return <CardName card={card} />
  return draw_type === 'bank' ? <Trans>Bank transfer</Trans> : <Trans>On-chain</Trans>
}
