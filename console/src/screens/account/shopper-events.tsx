import { Trans, useLingui } from '@lingui/react/macro'
import { deviceText } from '@sampan/contract/device-of'
import { usePages } from '@sampan/front/use-pages'
import { eventText } from '../../features/account/event-text.ts'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { Part } from '../../ui/layout/facts.tsx'
import { MoreButton } from '../../ui/layout/more-button.tsx'
import { Row, Rows } from '../../ui/layout/pane-rows.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import type { Shopper } from './shopper.ts'
import { ShopperAgents } from './shopper-agents.tsx'

export function ShopperEvents({ shopper: { user_id, sessions } }: { shopper: Shopper }) {
  const { i18n } = useLingui()
  const list = usePages('GET /api/admin/shopper/events', { user_id })
  const { items, error, onRetry } = list
  return (
    <>
      <Part title={<Trans>Current sessions</Trans>}>
        {sessions.length === 0 && <Trans>No active sessions</Trans>}
        <Rows>
          {sessions.map((session) => (
            <Row key={session.session_id} main={deviceText(session.device) || <Trans>Unknown device</Trans>}>
              <span>{session.ip}</span>
              <MomentText at={session.last_seen_at} as="near" />
            </Row>
          ))}
        </Rows>
      </Part>
      <ShopperAgents user_id={user_id} />
      <Part title={<Trans>History</Trans>}>
        {error && !items && <ErrorState error={error} onRetry={onRetry} />}
        <Rows isLoading={items === undefined}>
          {items?.map((event) => (
            <Row key={event.event_id} main={eventText(event.event, i18n)}>
              <span>{event.ip}</span>
              <MomentText at={event.created_at} as="near" />
            </Row>
          ))}
        </Rows>
        <MoreButton {...list} />
      </Part>
    </>
  )
}
