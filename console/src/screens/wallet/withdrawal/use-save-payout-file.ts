import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import { saveFile } from '@sampan/front/save-file'
import { toast } from '../../../ui/layer/toast.ts'

type PayoutFile = ReplyTo<'POST /api/admin/extract/payout_file'>

/** Saves a payout file through the browser, and shows its number of payouts and of those left out. */
export function useSavePayoutFile() {
  const { t } = useLingui()
  return ({ payout_batch_id, text, lines, left_out, held }: PayoutFile) => {
    if (lines === 0) toast.fail(t`Nothing to pay out`)
    else {
      const content = new Blob([text], { type: 'text/csv;charset=utf-8' })
      saveFile(`payouts-${payout_batch_id.slice(-8)}.csv`, content)
      toast.success(t`${plural(lines, { one: '# payout in the file', other: '# payouts in the file' })}`)
    }
    if (held > 0)
      toast.fail(
        t`${plural(held, {
          one: '# payout is on hold because of a debt, a block, a recent change or its address, and isn’t in the file',
          other:
            '# payouts are on hold because of a debt, a block, a recent change or their addresses, and aren’t in the file',
        })}`,
      )
    if (left_out > 0) toast.fail(t`Your own withdrawals were left out. Another operator must export them.`)
  }
}
