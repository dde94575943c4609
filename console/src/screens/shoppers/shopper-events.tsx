import type { I18n } from '@lingui/core'
import { t as word } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SecurityEvent } from '@sampan/contract'
import { deviceText } from '@sampan/contract/device-of'
import { usePages } from '../../api/use-pages.ts'
import { Part } from '../../ui/layout/facts.tsx'
import { Line, Lines } from '../../ui/layout/lines.tsx'
import { MoreButton } from '../../ui/layout/more-button.tsx'
import { Trouble } from '../../ui/layout/trouble.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import type { Shopper } from './shopper-pane.tsx'

function eventWord(event: SecurityEvent, i18n: I18n): string {
  switch (event) {
    case 'signed_in':
      return word(i18n)`Logged in`
    case 'password_changed':
      return word(i18n)`Password changed`
    case 'password_recovered':
      return word(i18n)`Password reset by e-mail`
    case 'payment_code_set':
      return word(i18n)`Payment code set`
    case 'payment_code_changed':
      return word(i18n)`Payment code changed`
    case 'payment_code_recovered':
      return word(i18n)`Payment code reset by e-mail`
    case 'payment_code_locked':
      return word(i18n)`Payment code locked`
    case 'payment_code_closed':
      return word(i18n)`Payment code closed`
    case 'email_changed':
      return word(i18n)`E-mail address changed`
    case 'profile_changed':
      return word(i18n)`Profile changed`
    case 'language_changed':
      return word(i18n)`Language changed`
    case 'session_ended':
      return word(i18n)`A device logged out`
    case 'other_sessions_ended':
      return word(i18n)`Other devices logged out`
    case 'data_exported':
      return word(i18n)`Data exported`
  }
}

/** Where the shopper is logged in now, and what happened to the account. */
export function ShopperEvents({ shopper: { user_id, sessions } }: { shopper: Shopper }) {
  const { i18n } = useLingui()
  const list = usePages('GET /api/admin/shopper/events', { user_id })
  const { items, error, onRetry } = list
  return (
    <>
      <Part title={<Trans>Logged in now</Trans>}>
        {sessions.length === 0 && <Trans>Nowhere</Trans>}
        <Lines>
          {sessions.map((session) => (
            <Line key={session.session_id} main={deviceText(session.device)}>
              <span>{session.ip}</span>
              <MomentText at={session.last_seen_at} as="near" />
            </Line>
          ))}
        </Lines>
      </Part>
      <Part title={<Trans>History</Trans>}>
        {error && !items && <Trouble error={error} onRetry={onRetry} />}
        <Lines isLoading={items === undefined}>
          {items?.map((event) => (
            <Line key={event.event_id} main={eventWord(event.event, i18n)}>
              <span>{event.ip}</span>
              <MomentText at={event.created_at} as="near" />
            </Line>
          ))}
        </Lines>
        <MoreButton {...list} />
      </Part>
    </>
  )
}
