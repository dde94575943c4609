import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ChainBalanceDetail } from '@sampan/contract'
import { TOKEN_AMOUNT_PATTERN } from '@sampan/contract/chain'
import { VISIBLE_PATTERN } from '@sampan/contract/rules'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { ReasonField } from '../../../forms/reason-field.tsx'
import { useFormWithCode } from '../../../forms/use-form-with-code.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'

/** A deposit address, and a token of a network. */
export type Place = { network: string; token: string; address_id: number }
type Props = { place: Place; balance: ChainBalanceDetail; onClose: () => void }

const isAmount = (text: string) => TOKEN_AMOUNT_PATTERN.test(text) && /[1-9]/.test(text)

/** Proposes to explain the difference of an address, or a part of it. */
export function ExplainDialog({ place, balance: { unexplained, symbol }, onClose }: Props) {
  const { t } = useLingui()
  const most = unexplained.replace('-', '')
  const form = useFormWithCode({
    call: 'POST /api/admin/chain/explain',
    start: { amount: most, reason: '' },
    // The server compares the amount with the difference, which has more digits than a number.
    rules: (draft, i18n) => ({
      ...(!isAmount(draft.amount.trim()) && { amount: translate(i18n)`Maximum ${most}` }),
      ...(!VISIBLE_PATTERN.test(draft.reason) && { reason: translate(i18n)`Enter a reason` }),
    }),
    inputOf: (draft) => ({ ...place, amount: draft.amount.trim(), reason: draft.reason.trim() }),
    after: () => toast.success(t`Sent to a second approver`),
    leave: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t`Explain a difference of ${unexplained} ${symbol}`}
      send={<Trans>Request approval</Trans>}
      onClose={onClose}
    >
      <Trans>
        Once a second operator approves, this amount is no longer reported. It’s reported again if the difference
        changes. No money moves.
      </Trans>
      <TextInput
        label={t`Amount in tokens`}
        description={t`Maximum ${most}`}
        inputMode="decimal"
        data-autofocus
        {...form.field('amount')}
      />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  )
}
