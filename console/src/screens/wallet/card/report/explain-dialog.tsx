import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import type { ReportItem } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { VISIBLE_PATTERN } from '@sampan/contract/rules'
import { FormDialog } from '../../../../forms/form-dialog.tsx'
import { ReasonField } from '../../../../forms/reason-field.tsx'
import { useFormWithCode } from '../../../../forms/use-form-with-code.ts'
import { toast } from '../../../../ui/layer/toast.ts'

type Props = { item: ReportItem; onClose: () => void }

/** Proposes to explain a difference between the ledger and a provider's report, or to book it as a fee. */
export function ExplainDialog({ item: { item_id, difference_cents }, onClose }: Props) {
  const { t } = useLingui()
  const amount = moneyText(difference_cents, { signed: true })
  const form = useFormWithCode({
    call: 'POST /api/admin/provider/explain',
    start: { is_fee: false, reason: '' },
    rules: (draft, i18n) => ({
      ...(!VISIBLE_PATTERN.test(draft.reason) && { reason: translate(i18n)`Enter a reason` }),
    }),
    inputOf: ({ is_fee, reason }) => ({ item_id, difference_cents, is_fee, reason: reason.trim() }),
    after: () => toast.success(t`Sent to a second approver`),
    leave: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t`Explain a difference of ${amount}`}
      send={<Trans>Request approval</Trans>}
      onClose={onClose}
    >
      <Trans>
        Once a second operator approves, this difference is no longer reported. It’s reported again if the figures
        change.
      </Trans>
      <ReasonField {...form.field('reason')} />
      <Checkbox
        label={t`Book it as a fee of the provider`}
        description={
          form.draft.is_fee
            ? t`The ledger moves this amount from the provider’s account to its fees.`
            : t`No money moves in the ledger.`
        }
        {...form.field('is_fee', 'checkbox')}
        value="is_fee"
      />
    </FormDialog>
  )
}
