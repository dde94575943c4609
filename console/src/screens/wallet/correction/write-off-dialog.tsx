import { Trans, useLingui } from '@lingui/react/macro'
import { moneyText } from '@sampan/contract/money-text'
import type { WriteInput } from '../../../api/reads.ts'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'

type Debt = Pick<WriteInput<'POST /api/admin/wallet/write_off'>, 'user_id' | 'receivable_cents'>

/** Proposes to write off the whole debt of a shopper. */
export function WriteOffDialog({ debt: { user_id, receivable_cents }, onClose }: { debt: Debt; onClose: () => void }) {
  const { t } = useLingui()
  const amount = moneyText(receivable_cents)
  return (
    <ReasonDialog
      call="POST /api/admin/wallet/write_off"
      sent={(reason) => ({ user_id, receivable_cents, reason })}
      title={t`Write off ${amount}?`}
      note={
        <Trans>
          Another operator has to agree. Then the shopper owes nothing, may withdraw again, and the loss is the shop’s.
        </Trans>
      }
      confirm={<Trans>Propose</Trans>}
      after={() => toast.success(t`Proposed: another operator has to agree`)}
      onClose={onClose}
    />
  )
}
