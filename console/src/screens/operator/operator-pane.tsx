import { Trans, useLingui } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { BlockedBadge } from '../../features/account/blocked-badge.tsx'
import { Link } from '../../navigation/link.tsx'
import { useOperator } from '../../session/use-session.ts'
import { DetailPane } from '../../ui/layout/detail-pane.tsx'
import { Fact, Facts, Part } from '../../ui/layout/facts.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import type { Operator } from './operator.ts'
import { OperatorActions } from './operator-actions.tsx'
import { OperatorRoles } from './operator-roles.tsx'
import css from './operators.module.css'
import { rolesText } from './role-text.ts'
import { SessionRows } from './session/session-rows.tsx'

export function OperatorPane({ operator_id, onClose }: { operator_id: string; onClose: () => void }) {
  const { t } = useLingui()
  const query = useRead('GET /api/admin/operator/detail', { operator_id })
  const operator = query.data
  const isOwn = useOperator()?.operator_id === operator_id
  return (
    <DetailPane
      title={(operator?.name || operator?.account) ?? t`Operator`}
      mark={operator?.blocked_at && <BlockedBadge />}
      actions={operator && !isOwn && <OperatorActions operator={operator} />}
      onClose={onClose}
      query={query}
    >
      {operator && <OperatorFacts operator={operator} isOwn={isOwn} />}
    </DetailPane>
  )
}

function OperatorFacts({ operator, isOwn }: { operator: Operator; isOwn: boolean }) {
  const { i18n } = useLingui()
  const { operator_id, account, roles, signed_in_at, has_second_factor, password_is_initial, created_at } = operator
  return (
    <>
      <Part title={<Trans>Profile</Trans>}>
        <Facts>
          <Fact name={<Trans>Email</Trans>}>{account}</Fact>
          <Fact name={<Trans>Last sign-in</Trans>}>
            {signed_in_at ? <MomentText at={signed_in_at} /> : <Trans>Never</Trans>}
          </Fact>
          <Fact name={<Trans>Two-step verification</Trans>}>
            {has_second_factor ? <Trans>On</Trans> : <Trans>Off</Trans>}
          </Fact>
          <Fact name={<Trans>Password</Trans>}>
            {password_is_initial ? <Trans>Temporary, not changed yet</Trans> : <Trans>Set by the operator</Trans>}
          </Fact>
          <Fact name={<Trans>Added</Trans>}>
            <MomentText at={created_at} as="day" />
          </Fact>
        </Facts>
        <div className={css.links}>
          <Link to={`/log?operator=${operator_id}`}>
            <Trans>Their activity</Trans>
          </Link>
          <Link to={`/log?concerns=${operator_id}`}>
            <Trans>Changes to this account</Trans>
          </Link>
        </div>
      </Part>
      <Part title={<Trans>Permissions</Trans>}>
        {isOwn ? (
          <>
            <p className={css.note}>{rolesText(roles, i18n)}</p>
            <p className={css.note}>
              <Trans>You can’t change your own roles. Ask another owner.</Trans>
            </p>
          </>
        ) : (
          <OperatorRoles key={operator_id} operator={operator} />
        )}
      </Part>
      <Part title={<Trans>Current sessions</Trans>}>
        {operator.sessions.length === 0 && <Trans>No active sessions</Trans>}
        <SessionRows sessions={operator.sessions} />
      </Part>
    </>
  )
}
