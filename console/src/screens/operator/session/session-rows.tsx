import { Trans } from '@lingui/react/macro'
import { deviceText } from '@sampan/contract/device-of'
import type { ReactNode } from 'react'
import { Row, Rows } from '../../../ui/layout/pane-rows.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'

type Session = { session_id: string; device: string; ip: string; last_used_at: string }

/** The sessions of an operator, one per line. */
export function SessionRows<S extends Session>(props: { sessions: readonly S[]; action?: (session: S) => ReactNode }) {
  const { sessions, action } = props
  return (
    <Rows>
      {sessions.map((session) => (
        <Row key={session.session_id} main={deviceText(session.device) || <Trans>Unknown device</Trans>}>
          <span>{session.ip}</span>
          <MomentText at={session.last_used_at} as="near" />
          {action?.(session)}
        </Row>
      ))}
    </Rows>
  )
}
