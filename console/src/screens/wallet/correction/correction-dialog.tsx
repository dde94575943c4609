import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BillLine } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { VISIBLE_PATTERN } from '@sampan/contract/rules'
import { parseMoney } from '@sampan/contract/typed-number'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { amountFault } from '../../../forms/input-values.ts'
import { useFormWithCode } from '../../../forms/use-form-with-code.ts'
import { Textarea, TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'

const REASON_LIMIT = 300

type CorrectionProps = { recharge: Pick<BillLine, 'ref_id' | 'amount_cents'>; onClose: () => void }

/** Proposes to take back a recharge that was credited by mistake. */
export function CorrectionDialog({ recharge, onClose }: CorrectionProps) {
  const { t } = useLingui()
  const most = moneyText(recharge.amount_cents)
  const form = useFormWithCode({
    call: 'POST /api/admin/wallet/correct',
    start: { amount_cents: '', reason: '' },
    rules: ({ amount_cents, reason }, i18n) => {
      const cents = parseMoney(amount_cents)
      return {
        ...((cents === null || cents <= 0 || cents > recharge.amount_cents) && {
          amount_cents: amountFault(amount_cents, i18n) ?? translate(i18n)`Maximum ${most}`,
        }),
        ...(!VISIBLE_PATTERN.test(reason) && { reason: translate(i18n)`Enter a reason` }),
      }
    },
    inputOf: ({ amount_cents, reason }) => ({
      recharge_id: recharge.ref_id,
      amount_cents: parseMoney(amount_cents) ?? 0,
      reason: reason.trim(),
    }),
    after: () => toast.success(t`Sent to a second approver`),
    leave: onClose,
  })
  const title = t`Reverse a wrong credit`
  return (
    <FormDialog form={form} title={title} send={<Trans>Request approval</Trans>} isDangerous onClose={onClose}>
      <Trans>
        The amount comes out of the balance as far as possible. The shopper owes the rest, and their next top-ups pay it
        off. Needs a second approver. The shopper sees the reason.
      </Trans>
      <TextInput
        label={t`Amount in dollars`}
        description={t`Maximum ${most}`}
        inputMode="decimal"
        data-autofocus
        {...form.field('amount_cents')}
      />
      <Textarea label={t`Reason`} autosize minRows={2} maxRows={8} maxLength={REASON_LIMIT} {...form.field('reason')} />
    </FormDialog>
  )
}
