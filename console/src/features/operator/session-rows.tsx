import { Trans } from '@lingui/react/macro'
import { deviceText } from '@sampan/contract/device-of'
import type { ReactNode } from 'react'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './session-rows.module.css'

type Session = { session_id: string; device: string; ip: string; last_used_at: string }

/** Where an operator is signed in, a line each. */
export function SessionRows<S extends Session>(props: { sessions: readonly S[]; act?: (session: S) => ReactNode }) {
  const { sessions, act } = props
  return (
    <ul className={css.rows}>
      {sessions.map((session) => (
        <li key={session.session_id} className={css.row}>
          <span className={css.device}>{deviceText(session.device) || <Trans>Unknown device</Trans>}</span>
          <span>{session.ip}</span>
          <MomentText at={session.last_used_at} as="near" />
          {act?.(session)}
        </li>
      ))}
    </ul>
  )
}
