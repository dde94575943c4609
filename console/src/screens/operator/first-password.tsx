import { Trans, useLingui } from '@lingui/react/macro'
import { SecretDialog } from '../../ui/layer/secret-dialog.tsx'

type FirstPasswordProps = { account: string; password: string; onClose: () => void }

export function FirstPassword({ account, password, onClose }: FirstPasswordProps) {
  const { t } = useLingui()
  return (
    <SecretDialog
      title={t`Temporary password for ${account}`}
      note={
        <Trans>
          Share it in person or by phone. You won’t see it again, and they’ll change it when they first sign in.
        </Trans>
      }
      secret={password}
      onClose={onClose}
    />
  )
}
