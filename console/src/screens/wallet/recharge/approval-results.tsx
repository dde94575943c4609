import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { Link } from '../../../navigation/link.tsx'
import css from './line-fits.module.css'

type Result = ReplyTo<'POST /api/admin/recharge/approve_confirmed'>['results'][number]
export type Approval = Result & { name: string }

/** The results of the approval by one click. Top-ups that were not approved are listed with the reason. */
export function ApprovalResults({ approvals, onClose }: { approvals: readonly Approval[]; onClose: () => void }) {
  const { t } = useLingui()
  const done = approvals.filter(({ outcome }) => outcome === 'done').length
  const others = approvals.filter(({ outcome }) => outcome !== 'done')
  const hasRefused = others.some(({ outcome }) => outcome === 'refused')
  return (
    <Alert
      role="status"
      variant="light"
      color={hasRefused ? 'red' : others.length > 0 ? 'yellow' : 'green'}
      title={<Plural value={done} one="# top-up approved" other="# top-ups approved" />}
      withCloseButton
      closeButtonLabel={t`Close`}
      onClose={onClose}
    >
      {others.length > 0 && (
        <ul className={css.results}>
          {others.map(({ recharge_id, name, outcome, why }) => (
            <li key={recharge_id}>
              <Link to={`/recharges/${recharge_id}`}>{name}</Link>:{' '}
              {outcome === 'proposed' ? <Trans>Sent to a second approver</Trans> : why}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
