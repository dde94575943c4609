import { Trans, useLingui } from '@lingui/react/macro'
import type { SecurityState, SessionEntry } from '@sampan/contract'
import { dayText, momentText, timeText } from '@sampan/contract/moment-text'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { AccountText } from '../../features/account/account-text.tsx'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import { useVisits } from '../../navigation/visits.ts'
import { useSession } from '../../session/use-session.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { Timeline } from '../../ui/list/timeline.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Agents } from './agents.tsx'
import { eventText } from './event-text.ts'
import { OwnData } from './own-data.tsx'
import css from './security.module.css'
import { Sessions } from './sessions.tsx'

const decorative = { 'aria-hidden': true } as const

/** Password and payment code, sessions, apps, security events, and the shopper's data. */
export default function SecurityScreen() {
  const visits = useVisits()
  const security = useRead('GET /api/user/security')
  const sessions = useRead('GET /api/user/sessions')
  const isLost = (security.isError && !security.data) || (sessions.isError && !sessions.data)
  function retry() {
    void security.refetch()
    void sessions.refetch()
  }
  return (
    <Page>
      <TopBar title={<Trans>Security</Trans>} onBack={visits.back} />
      {security.data && sessions.data ? (
        <Parts security={security.data} sessions={sessions.data} />
      ) : isLost ? (
        <ErrorState onRetry={retry} />
      ) : (
        <FormSkeleton fields={5} />
      )}
    </Page>
  )
}

function Parts({ security, sessions }: { security: SecurityState; sessions: readonly SessionEntry[] }) {
  const { i18n } = useLingui()
  const items = security.events.map(({ event_id, event, ip, created_at }) => ({
    key: event_id,
    title: eventText(event, i18n),
    ...(ip !== null && { detail: ip }),
    at: <time dateTime={created_at}>{momentText(created_at, languageTag(i18n))}</time>,
  }))
  return (
    <div className={css.parts}>
      <Section small title={<Trans>Log-in and payment</Trans>} className={css.first}>
        <div className={classNames(layout.pad, layout.stack, css.part)}>
          <Secrets security={security} />
        </div>
      </Section>
      <Sessions sessions={sessions} />
      <Agents />
      <Section small title={<Trans>Recent activity</Trans>}>
        <div className={classNames(layout.pad, layout.stack, css.part)}>
          <Card>
            <Timeline items={items} />
          </Card>
        </div>
      </Section>
      <OwnData />
    </div>
  )
}

function Secrets({ security: { password_changed_at, payment_code } }: { security: SecurityState }) {
  const { i18n } = useLingui()
  const account = useSession().user?.account
  const changed = dayText(password_changed_at, languageTag(i18n))
  const { set, locked_until, must_reset } = payment_code
  return (
    <Rows>
      <Row
        href="/profile"
        icon={<IconMail {...decorative} />}
        title={<Trans>Email</Trans>}
        detail={account && <AccountText account={account} />}
      />
      <Row
        href="/changePassword"
        icon={<IconKey {...decorative} />}
        title={<Trans>Password</Trans>}
        detail={<Trans>Last changed {changed}</Trans>}
      />
      <Row
        href={must_reset ? '/changePayPwd?forgot' : '/changePayPwd'}
        icon={<IconLock {...decorative} />}
        title={<Trans>Payment code</Trans>}
        detail={<PaymentCodeState {...{ set, locked_until, must_reset }} />}
      />
    </Rows>
  )
}

function PaymentCodeState({ set, locked_until, must_reset }: SecurityState['payment_code']) {
  const { i18n } = useLingui()
  if (!set) return <Trans>Not set</Trans>
  if (must_reset) return <Trans>Needs a reset by email</Trans>
  if (locked_until === null) return <Trans>Set</Trans>
  const until = timeText(locked_until, languageTag(i18n))
  return <Trans>Locked until {until}</Trans>
}
