import { Trans, useLingui } from '@lingui/react/macro'
import type { Refund } from '@sampan/contract'
import { momentText } from '@sampan/contract/moment-text'
import { moneyText } from '@sampan/contract/money-text'
import { languageTag } from '@sampan/front/language'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Footer } from '../../ui/layout/footer.tsx'
import { Outcome } from '../../ui/layout/outcome.tsx'
import { Stages } from '../../ui/list/stages.tsx'

/** The next steps of a refund request that the shop has not decided yet. */
export function RefundSent({ refund }: { refund: Refund }) {
  const { t, i18n } = useLingui()
  const sum = moneyText(refund.amount_cents + refund.tax_cents)
  const returns = refund.type === 'return_and_refund'
  const stages = [
    { key: 'asked', title: t`You requested ${sum}`, detail: momentText(refund.created_at, languageTag(i18n)) },
    { key: 'audit', title: t`The shop reviews your request`, detail: t`Usually within one working day` },
    ...(returns
      ? [{ key: 'return', title: t`You send the items back`, detail: t`Your order will show the address.` }]
      : []),
    {
      key: 'back',
      title: t`${sum} comes back to your balance`,
      detail: returns ? t`As soon as the items have arrived.` : t`Right after the shop approves it.`,
    },
  ]
  return (
    <>
      <Outcome
        title={<Trans>We’ve got your request</Trans>}
        text={<Trans>Until the shop decides, you can cancel the request on your order.</Trans>}
      >
        <Card>
          <Stages label={t`What happens next`} stages={stages} current={1} />
        </Card>
      </Outcome>
      <Footer>
        <Button tone="plain" grow href="/home">
          <Trans>Keep shopping</Trans>
        </Button>
        <Button grow href={`/orderInfo/${refund.order_id}`}>
          <Trans>See order</Trans>
        </Button>
      </Footer>
    </>
  )
}
