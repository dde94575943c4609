import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { moneyText } from '@sampan/contract/money-text'
import { parseMoney } from '@sampan/contract/typed-number'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { amountText } from '../../features/setting/setting-text.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { amountFault } from '../../forms/input-values.ts'
import { OpenedInDialog } from '../../forms/opened-version.tsx'
import { ReasonField } from '../../forms/reason-field.tsx'
import { useFormWithCode } from '../../forms/use-form-with-code.ts'
import { useIsOwner } from '../../session/use-session.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import { showOutcome } from './outcome-toast.ts'
import { proposalFor, reasonFault } from './second-operator.ts'
import { SettingRow, SettingRows } from './setting-rows.tsx'

type Settings = ReplyTo<'GET /api/admin/setting/list'>
type Amount = Settings['amounts'][number]

/** Limits, fees, and the amounts above which a second operator must approve. */
export function AmountSettings({ settings: { amounts, proposals, needs_second } }: { settings: Settings }) {
  const { i18n } = useLingui()
  const [editedAmount, setEditedAmount] = useState<Amount>()
  const isOwner = useIsOwner()
  return (
    <>
      <SettingRows>
        {amounts.map((amount) => (
          <SettingRow
            key={amount.name}
            name={amountText(amount.name, i18n)}
            value={<AmountValue amount={amount} />}
            note={
              <>
                {amount.is_owners && <Trans>Only an owner can change this.</Trans>}
                {amount.name === 'statement_credit_day' && (
                  <div>
                    <Trans>
                      A line with the reference and the exact amount is enough. It counts towards the limits of the
                      operator who imported it, and owners get an email. $0.00 turns it off.
                    </Trans>
                  </div>
                )}
                {amount.later && (
                  <div>
                    <MoneyText cents={amount.later.amount_cents} /> <Trans>from</Trans>{' '}
                    <MomentText at={amount.later.counts_from} />
                  </div>
                )}
              </>
            }
            changed_by={amount.changed_by}
            changed_at={amount.changed_at}
            proposal={proposalFor(proposals, 'setting_amount', amount.name)}
            onChange={amount.is_owners && !isOwner ? undefined : () => setEditedAmount(amount)}
          />
        ))}
      </SettingRows>
      {editedAmount && (
        <OpenedInDialog data={amounts.find(({ name }) => name === editedAmount.name) ?? editedAmount}>
          {(amount) => (
            <AmountDialog amount={amount} needsSecond={needs_second} onClose={() => setEditedAmount(undefined)} />
          )}
        </OpenedInDialog>
      )}
    </>
  )
}

function AmountValue({ amount: { name, amount_cents } }: { amount: Amount }) {
  if (name === 'statement_credit_day' && amount_cents === 0) return <Trans>Off</Trans>
  return <MoneyText cents={amount_cents} isStrong />
}

type AmountDialogProps = { amount: Amount; needsSecond: boolean; onClose: () => void }

function AmountDialog({ amount, needsSecond, onClose }: AmountDialogProps) {
  const { t, i18n } = useLingui()
  const { name, revision, minimum_cents, maximum_cents } = amount
  const [least, most] = [moneyText(minimum_cents), moneyText(maximum_cents)]
  const form = useFormWithCode({
    call: 'POST /api/admin/setting/amount',
    start: { amount_cents: (amount.amount_cents / 100).toFixed(2), reason: '' },
    rules: ({ amount_cents, reason }, i18n) => ({
      ...((parseMoney(amount_cents) ?? -1) < 0 && {
        amount_cents: amountFault(amount_cents, i18n) ?? translate(i18n)`Enter an amount such as 12.50`,
      }),
      ...reasonFault(needsSecond, reason, i18n),
    }),
    inputOf: ({ amount_cents, reason }) => ({
      name,
      revision,
      amount_cents: parseMoney(amount_cents) ?? 0,
      ...(needsSecond && { reason }),
    }),
    after: (reply) => showOutcome(reply, i18n),
    leave: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={amountText(name, i18n)}
      send={needsSecond ? <Trans>Request approval</Trans> : <Trans>Save</Trans>}
      onClose={onClose}
    >
      <TextInput
        label={t`US dollars`}
        description={
          needsSecond
            ? t`Between ${least} and ${most}. Once approved, lower amounts apply right away, higher ones after 24 hours.`
            : t`Between ${least} and ${most}. Lower amounts apply right away, higher ones after 24 hours.`
        }
        inputMode="decimal"
        data-autofocus
        {...form.field('amount_cents')}
      />
      {needsSecond && <ReasonField {...form.field('reason')} />}
    </FormDialog>
  )
}
