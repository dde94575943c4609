import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../forms/reason-dialog.tsx'
import { say } from '../../ui/layer/say.ts'
import { FirstPassword } from './first-password.tsx'
import type { Operator } from './operator.ts'

type Act = 'block' | 'unblock' | 'factor' | 'password'

export function OperatorActs({ operator }: { operator: Operator }) {
  const [act, setAct] = useState<Act>()
  const [password, setPassword] = useState<string>()
  return (
    <>
      <Button variant="default" onClick={() => setAct('password')}>
        <Trans>New first password</Trans>
      </Button>
      {operator.has_second_factor && (
        <Button variant="default" onClick={() => setAct('factor')}>
          <Trans>Reset the second factor</Trans>
        </Button>
      )}
      {operator.blocked_at ? (
        <Button onClick={() => setAct('unblock')}>
          <Trans>Unblock</Trans>
        </Button>
      ) : (
        <Button color="red" onClick={() => setAct('block')}>
          <Trans>Block</Trans>
        </Button>
      )}
      {act && <ActDialog act={act} operator={operator} onPassword={setPassword} onClose={() => setAct(undefined)} />}
      {password && (
        <FirstPassword account={operator.account} password={password} onClose={() => setPassword(undefined)} />
      )}
    </>
  )
}

type ActDialogProps = { act: Act; operator: Operator; onPassword: (password: string) => void; onClose: () => void }

function ActDialog({ act, operator: { operator_id, account }, onPassword, onClose }: ActDialogProps) {
  const { t } = useLingui()
  const sent = (reason: string) => ({ operator_id, reason })
  switch (act) {
    case 'block':
      return (
        <ReasonDialog
          call="POST /api/admin/operator/block"
          sent={sent}
          title={t`Block ${account}?`}
          note={<Trans>They are signed out at once and cannot sign in. What they did stays.</Trans>}
          confirm={<Trans>Block</Trans>}
          after={() => say.done(t`The operator is blocked`)}
          onClose={onClose}
        />
      )
    case 'unblock':
      return (
        <ReasonDialog
          call="POST /api/admin/operator/unblock"
          sent={sent}
          title={t`Unblock ${account}?`}
          confirm={<Trans>Unblock</Trans>}
          isDangerous={false}
          after={() => say.done(t`The operator may sign in again`)}
          onClose={onClose}
        />
      )
    case 'factor':
      return (
        <ReasonDialog
          call="POST /api/admin/operator/reset_factor"
          sent={sent}
          title={t`Reset the second factor of ${account}?`}
          note={
            <Trans>
              They are signed out, and set up a new device at the next sign-in. Say how they showed who they are.
            </Trans>
          }
          confirm={<Trans>Reset</Trans>}
          after={() => say.done(t`The second factor is gone`)}
          onClose={onClose}
        />
      )
    case 'password':
      return (
        <ReasonDialog
          call="POST /api/admin/operator/new_password"
          sent={sent}
          title={t`A new first password for ${account}?`}
          note={<Trans>They are signed out, and the old password ends. Say how they showed who they are.</Trans>}
          confirm={<Trans>Make a password</Trans>}
          after={({ password }) => onPassword(password)}
          onClose={onClose}
        />
      )
  }
}
