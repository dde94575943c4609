import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ChainTransferAtDesk } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { VISIBLE_PATTERN } from '@sampan/contract/rules'
import { parseMoney } from '@sampan/contract/typed-number'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { amountFault, moneyInputValue } from '../../../forms/input-values.ts'
import { ReasonField } from '../../../forms/reason-field.tsx'
import { useFormWithCode } from '../../../forms/use-form-with-code.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'

type Props = { transfer: ChainTransferAtDesk; onClose: () => void }

/** Proposes to credit a held transfer, at most with the amount that arrived. */
export function CreditDialog({ transfer: { transfer_id, account, amount, symbol, amount_cents }, onClose }: Props) {
  const { t } = useLingui()
  const most = moneyText(amount_cents)
  const form = useFormWithCode({
    call: 'POST /api/admin/chain/credit',
    start: { amount_cents: moneyInputValue(amount_cents), reason: '' },
    rules: (draft, i18n) => {
      const cents = parseMoney(draft.amount_cents) ?? 0
      return {
        ...((cents <= 0 || cents > amount_cents) && {
          amount_cents: amountFault(draft.amount_cents, i18n) ?? translate(i18n)`Maximum ${most}`,
        }),
        ...(!VISIBLE_PATTERN.test(draft.reason) && { reason: translate(i18n)`Enter a reason` }),
      }
    },
    inputOf: (draft) => ({
      transfer_id,
      amount_cents: parseMoney(draft.amount_cents) ?? 0,
      reason: draft.reason.trim(),
    }),
    after: () => toast.success(t`Sent to a second approver`),
    leave: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t`Credit ${amount} ${symbol}`}
      send={<Trans>Request approval</Trans>}
      onClose={onClose}
    >
      <Trans>The amount goes to the balance of {account} once a second operator approves.</Trans>
      <TextInput
        label={t`Amount in dollars`}
        description={t`Maximum ${most}`}
        inputMode="decimal"
        data-autofocus
        {...form.field('amount_cents')}
      />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  )
}
