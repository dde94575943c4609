import { Trans } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { ShopperLink } from '../../features/account/shopper-link.tsx'
import { Part } from '../../ui/layout/facts.tsx'
import { Row, Rows } from '../../ui/layout/pane-rows.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'

/** Other accounts that used a card of this shopper. Nothing is shown if there are none. */
export function SameCard({ user_id }: { user_id: string }) {
  const { data: accounts = [] } = useRead('GET /api/admin/shopper/same_card', { user_id })
  if (accounts.length === 0) return null
  return (
    <Part title={<Trans>Accounts that used the same card</Trans>}>
      <Rows>
        {accounts.map(({ shopper, last_at }) => (
          <Row key={shopper.user_id} main={<ShopperLink shopper={shopper} />}>
            <MomentText at={last_at} as="near" />
          </Row>
        ))}
      </Rows>
    </Part>
  )
}
