import { t as word } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { moneyText } from '@sampan/contract/money-text'
import { parseMoney } from '@sampan/contract/typed-money'
import { useState } from 'react'
import type { ReplyTo } from '../../api/reads.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useIsOwner } from '../../session/use-session.ts'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import { SettingRow, SettingRows } from './setting-rows.tsx'
import { amountWord } from './setting-words.ts'
import { tellOutcome } from './told.ts'

type Amount = ReplyTo<'GET /api/admin/setting/list'>['amounts'][number]

/** Limits, charges, and the amounts above which two operators must agree. */
export function AmountSettings({ amounts }: { amounts: readonly Amount[] }) {
  const { i18n } = useLingui()
  const [edited, setEdited] = useState<Amount>()
  const isOwner = useIsOwner()
  return (
    <>
      <SettingRows>
        {amounts.map((amount) => (
          <SettingRow
            key={amount.name}
            name={amountWord(amount.name, i18n)}
            value={<MoneyText cents={amount.amount_cents} isStrong />}
            note={
              <>
                {amount.is_owners && <Trans>Only an owner changes this.</Trans>}
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
            onChange={amount.is_owners && !isOwner ? undefined : () => setEdited(amount)}
          />
        ))}
      </SettingRows>
      {edited && <AmountDialog amount={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

function AmountDialog({ amount, onClose }: { amount: Amount; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { name, version, minimum_cents, maximum_cents } = amount
  const [least, most] = [moneyText(minimum_cents), moneyText(maximum_cents)]
  const form = useForm({
    call: 'POST /api/admin/setting/amount',
    start: { amount_cents: (amount.amount_cents / 100).toFixed(2) },
    rules: ({ amount_cents }, i18n) =>
      (parseMoney(amount_cents) ?? -1) < 0 ? { amount_cents: word(i18n)`Enter an amount like 12.50` } : {},
    sent: ({ amount_cents }) => ({ name, version, amount_cents: parseMoney(amount_cents) ?? 0 }),
    after: (reply) => tellOutcome(reply, i18n),
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={amountWord(name, i18n)} send={<Trans>Save</Trans>} onClose={onClose}>
      <TextInput
        label={t`US dollars`}
        description={t`From ${least} to ${most}. A lower amount counts at once, a higher one after 24 hours.`}
        inputMode="decimal"
        data-autofocus
        {...form.field('amount_cents')}
      />
    </FormDialog>
  )
}
