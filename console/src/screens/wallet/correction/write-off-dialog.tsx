import { Trans, useLingui } from '@lingui/react/macro'
import { moneyText } from '@sampan/contract/money-text'
import type { WriteInput } from '@sampan/front/calls'
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
      inputOf={(reason) => ({ user_id, receivable_cents, reason })}
      title={t`Write off ${amount}?`}
      note={
        <Trans>
          Needs a second approver. This clears the shopper’s debt and lets them withdraw again. The shop takes the loss.
        </Trans>
      }
      confirm={<Trans>Request approval</Trans>}
      after={() => toast.success(t`Sent to a second approver`)}
      onClose={onClose}
    />
  )
}
