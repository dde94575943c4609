import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { parseMoney } from '@sampan/contract/typed-number'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { BankAmount } from './bank-amount.tsx'
import type { BankLine } from './entry-text.tsx'

/** Asks for the dollars that a line in another currency is worth, as the bank or the shop converted it. */
export function DollarsDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { t } = useLingui()
  const { line_id, currency, amount_minor } = line
  const form = useForm({
    call: 'POST /api/admin/bank/value',
    start: { dollars: '' },
    rules: ({ dollars }, i18n) => ({
      ...((parseMoney(dollars) ?? 0) <= 0 && { dollars: translate(i18n)`Enter an amount such as 108.50` }),
    }),
    fieldNames: { amount_cents: 'dollars' },
    // Outgoing lines are negative; the operator enters the amount without a sign.
    inputOf: ({ dollars }) => ({ line_id, amount_cents: (parseMoney(dollars) ?? 0) * Math.sign(amount_minor ?? 0) }),
    after: () => toast.success(t`Dollars entered`),
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={t`Enter dollars`} send={<Trans>Save</Trans>} onClose={onClose}>
      <Text>
        <BankAmount minor={amount_minor ?? 0} currency={currency} hasSign isStrong /> · {line.text || line.reference}
      </Text>
      <TextInput
        label={t`Dollars that arrived or left`}
        description={t`The ledger is in dollars. The line is matched with this amount.`}
        inputMode="decimal"
        data-autofocus
        {...form.field('dollars')}
      />
    </FormDialog>
  )
}
