import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReplyTo } from '../../../api/reads.ts'
import { saveFile } from '../../../ui/layer/save-file.ts'
import { toast } from '../../../ui/layer/toast.ts'

type PayoutFile = ReplyTo<'POST /api/admin/extract/payout_file'>

/** Saves a payout file through the browser, and shows its number of payouts and of those left out. */
export function useSavePayoutFile() {
  const { t } = useLingui()
  return ({ payout_batch_id, text, lines, left_out, held }: PayoutFile) => {
    if (lines === 0) toast.fail(t`There is nothing to pay out`)
    else {
      const content = new Blob([text], { type: 'text/csv;charset=utf-8' })
      saveFile(`payouts-${payout_batch_id.slice(-8)}.csv`, content)
      toast.success(t`${plural(lines, { one: 'The file has # payout', other: 'The file has # payouts' })}`)
    }
    if (held > 0)
      toast.fail(
        t`${plural(held, {
          one: '# payout is held by a debt, a block or a recent change, and is not in the file',
          other: '# payouts are held by a debt, a block or a recent change, and are not in the file',
        })}`,
      )
    if (left_out > 0) toast.fail(t`Your own withdrawals are left out: another operator has to export them`)
  }
}
