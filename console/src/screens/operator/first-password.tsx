import { Trans, useLingui } from '@lingui/react/macro'
import { SecretDialog } from './secret-dialog.tsx'

type FirstPasswordProps = { account: string; password: string; onClose: () => void }

export function FirstPassword({ account, password, onClose }: FirstPasswordProps) {
  const { t } = useLingui()
  return (
    <SecretDialog
      title={t`First password of ${account}`}
      note={
        <Trans>
          Give it to them in person or by telephone. It is not shown again, and they replace it at their first sign-in.
        </Trans>
      }
      secret={password}
      onClose={onClose}
    />
  )
}
