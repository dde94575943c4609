import { t as word } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import type { BillLine } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { VISIBLE_PATTERN } from '@sampan/contract/rules'
import { parseMoney } from '@sampan/contract/typed-money'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useFormWithCode } from '../../../forms/use-form-with-code.ts'
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
          amount_cents: word(i18n)`At most ${most}`,
        }),
        ...(!VISIBLE_PATTERN.test(reason) && { reason: word(i18n)`Say why` }),
      }
    },
    sent: ({ amount_cents, reason }) => ({
      recharge_id: recharge.ref_id,
      amount_cents: parseMoney(amount_cents) ?? 0,
      reason: reason.trim(),
    }),
    after: () => toast.success(t`Proposed: another operator has to agree`),
    leave: onClose,
  })
  const title = t`Take back what was credited wrongly`
  return (
    <FormDialog form={form} title={title} send={<Trans>Propose</Trans>} isDangerous onClose={onClose}>
      <Trans>
        It is taken from the balance as far as it goes; the rest is owed, and the next recharges pay it. Another
        operator has to agree. The shopper reads the reason.
      </Trans>
      <TextInput
        label={t`Amount in dollars`}
        description={t`At most ${most}`}
        inputMode="decimal"
        data-autofocus
        {...form.field('amount_cents')}
      />
      <Textarea label={t`Reason`} autosize minRows={2} maxRows={8} maxLength={REASON_LIMIT} {...form.field('reason')} />
    </FormDialog>
  )
}
