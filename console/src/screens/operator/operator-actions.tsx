import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../forms/reason-dialog.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { FirstPassword } from './first-password.tsx'
import type { Operator } from './operator.ts'

type Action = 'block' | 'unblock' | 'factor' | 'password'

export function OperatorActions({ operator }: { operator: Operator }) {
  const [action, setAction] = useState<Action>()
  const [password, setPassword] = useState<string>()
  return (
    <>
      <Button variant="default" onClick={() => setAction('password')}>
        <Trans>New temporary password</Trans>
      </Button>
      {operator.has_second_factor && (
        <Button variant="default" onClick={() => setAction('factor')}>
          <Trans>Reset two-step verification</Trans>
        </Button>
      )}
      {operator.blocked_at ? (
        <Button onClick={() => setAction('unblock')}>
          <Trans>Unblock</Trans>
        </Button>
      ) : (
        <Button color="red" onClick={() => setAction('block')}>
          <Trans>Block</Trans>
        </Button>
      )}
      {action && (
        <ActionDialog
          action={action}
          operator={operator}
          onPassword={setPassword}
          onClose={() => setAction(undefined)}
        />
      )}
      {password && (
        <FirstPassword account={operator.account} password={password} onClose={() => setPassword(undefined)} />
      )}
    </>
  )
}

type ActionDialogProps = {
  action: Action
  operator: Operator
  onPassword: (password: string) => void
  onClose: () => void
}

function ActionDialog({ action, operator: { operator_id, account }, onPassword, onClose }: ActionDialogProps) {
  const { t } = useLingui()
  const inputOf = (reason: string) => ({ operator_id, reason })
  switch (action) {
    case 'block':
      return (
        <ReasonDialog
          call="POST /api/admin/operator/block"
          inputOf={inputOf}
          title={t`Block ${account}?`}
          note={
            <Trans>They’re signed out right away and can’t sign in. The activity log keeps their past actions.</Trans>
          }
          confirm={<Trans>Block</Trans>}
          after={() => toast.success(t`Operator blocked`)}
          onClose={onClose}
        />
      )
    case 'unblock':
      return (
        <ReasonDialog
          call="POST /api/admin/operator/unblock"
          inputOf={inputOf}
          title={t`Unblock ${account}?`}
          confirm={<Trans>Unblock</Trans>}
          isDangerous={false}
          after={() => toast.success(t`Operator unblocked`)}
          onClose={onClose}
        />
      )
    case 'factor':
      return (
        <ReasonDialog
          call="POST /api/admin/operator/reset_factor"
          inputOf={inputOf}
          title={t`Reset two-step verification for ${account}?`}
          note={
            <Trans>
              They’ll be signed out and set up a new device at their next sign-in. Describe how they proved who they
              are.
            </Trans>
          }
          confirm={<Trans>Reset</Trans>}
          after={() => toast.success(t`Two-step verification reset`)}
          onClose={onClose}
        />
      )
    case 'password':
      return (
        <ReasonDialog
          call="POST /api/admin/operator/new_password"
          inputOf={inputOf}
          title={t`Create a temporary password for ${account}?`}
          note={
            <Trans>
              They’ll be signed out, and their old password will stop working. Describe how they proved who they are.
            </Trans>
          }
          confirm={<Trans>Create password</Trans>}
          after={({ password }) => onPassword(password)}
          onClose={onClose}
        />
      )
  }
}
