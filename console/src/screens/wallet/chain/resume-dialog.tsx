import { Trans, useLingui } from '@lingui/react/macro'
import type { ChainNetworkAtDesk } from '@sampan/contract'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'

export function ResumeDialog({
  network: { network, name },
  onClose,
}: {
  network: ChainNetworkAtDesk
  onClose: () => void
}) {
  const { t } = useLingui()
  return (
    <ReasonDialog
      call="POST /api/admin/chain/resume"
      inputOf={(reason) => ({ network, reason })}
      title={t`Resume reading ${name}?`}
      note={
        <Trans>
          First find out why a final block changed, and compare the deposits since then with the chain. Reading
          continues from the blocks that the nodes have now.
        </Trans>
      }
      confirm={<Trans>Resume reading</Trans>}
      after={() => toast.success(t`Reading resumed`)}
      onClose={onClose}
    />
  )
}
