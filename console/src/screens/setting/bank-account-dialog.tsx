import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect } from '@mantine/core'
import { BANK_CURRENCIES, type BankCurrency } from '@sampan/contract/bank-currency'
import { NAME_LIMIT } from '@sampan/contract/rules'
import { parseWhole } from '@sampan/contract/typed-number'
import type { ReplyTo } from '@sampan/front/calls'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { wholeIn } from '../../forms/input-values.ts'
import { ReasonField } from '../../forms/reason-field.tsx'
import { TextsField } from '../../forms/texts-field.tsx'
import { useFormWithCode } from '../../forms/use-form-with-code.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { type Texts, textsIn } from '../../ui/text/texts.ts'
import { showOutcome } from './outcome-toast.ts'
import { reasonFault } from './second-operator.ts'

const NOTE_LIMIT = 300
const START = {
  bank_name: '',
  account_name: '',
  account_number: '',
  swift: '',
  country: '',
  currency: 'USD' as BankCurrency,
  note: textsIn({}),
  reason: '',
}
const SWIFT = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/
const NUMBER = /^[0-9A-Za-z][0-9A-Za-z -]{2,58}[0-9A-Za-z]$/

/** Adds a bank account for recharges. An account cannot be changed later; it is replaced by a new one and closed. */
export function BankAccountDialog({ needsSecond, onClose }: { needsSecond: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const form = useFormWithCode({
    call: 'POST /api/admin/setting/bank_account_add',
    start: START,
    rules: (draft, i18n) => ({
      ...(draft.bank_name.trim() === '' && { bank_name: translate(i18n)`Required` }),
      ...(draft.account_name.trim() === '' && { account_name: translate(i18n)`Required` }),
      ...(!NUMBER.test(draft.account_number.trim()) && {
        account_number: translate(i18n)`Enter the account number or IBAN`,
      }),
      ...(!SWIFT.test(draft.swift.trim().toUpperCase()) && {
        swift: translate(i18n)`Enter 8 or 11 letters and digits`,
      }),
      ...(!/^[A-Z]{2}$/.test(draft.country.trim().toUpperCase()) && {
        country: translate(i18n)`Enter two letters, such as HK`,
      }),
      ...reasonFault(needsSecond, draft.reason, i18n),
    }),
    inputOf: ({ bank_name, account_name, account_number, swift, country, currency, note, reason }) => ({
      bank_name,
      account_name,
      account_number,
      swift: swift.trim().toUpperCase(),
      country: country.trim().toUpperCase(),
      currency,
      note: noteIn(note),
      ...(needsSecond && { reason }),
    }),
    after: (reply) => showOutcome(reply, i18n),
    leave: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t`Add a bank account`}
      send={needsSecond ? <Trans>Request approval</Trans> : <Trans>Add</Trans>}
      size="xl"
      onClose={onClose}
    >
      <TextInput label={t`Bank`} maxLength={NAME_LIMIT} data-autofocus {...form.field('bank_name')} />
      <TextInput label={t`Account holder`} maxLength={NAME_LIMIT} {...form.field('account_name')} />
      <TextInput label={t`Account number or IBAN`} maxLength={60} {...form.field('account_number')} />
      <TextInput label="SWIFT" maxLength={11} {...form.field('swift')} />
      <TextInput label={t`Country code`} maxLength={2} {...form.field('country')} />
      <NativeSelect
        label={t`Currency`}
        description={t`Statements of this account are read in this currency. Only dollars are matched automatically.`}
        data={[...BANK_CURRENCIES]}
        {...form.field('currency')}
      />
      <TextsField label={t`Note for shoppers`} limit={NOTE_LIMIT} rows={2} {...form.field('note')} />
      {needsSecond && <ReasonField {...form.field('reason')} />}
    </FormDialog>
  )
}

type Account = ReplyTo<'GET /api/admin/setting/list'>['bank_accounts'][number]
const POSITION_LIMIT = 1_000

type ChangeProps = { account: Account; needsSecond: boolean; onClose: () => void }

/** Opens or closes a bank account, or changes its position or its note for shoppers. */
export function BankAccountChange({ account, needsSecond, onClose }: ChangeProps) {
  const { t, i18n } = useLingui()
  const { bank_account_id, revision, bank_name, account_number } = account
  const form = useFormWithCode({
    call: 'POST /api/admin/setting/bank_account',
    start: { is_open: account.is_open, position: String(account.position), note: textsIn(account.note), reason: '' },
    rules: ({ position, reason }, i18n) => ({
      ...(wholeIn(position, 0, POSITION_LIMIT) === null && { position: translate(i18n)`Enter a whole number` }),
      ...reasonFault(needsSecond, reason, i18n),
    }),
    inputOf: ({ is_open, position, note, reason }) => ({
      bank_account_id,
      revision,
      is_open,
      position: parseWhole(position) ?? 0,
      note: noteIn(note),
      ...(needsSecond && { reason }),
    }),
    after: (reply) => showOutcome(reply, i18n),
    leave: onClose,
  })
  const { value: _, ...isOpen } = form.field('is_open', 'checkbox')
  return (
    <FormDialog
      form={form}
      title={`${bank_name} · ${account_number}`}
      send={needsSecond ? <Trans>Request approval</Trans> : <Trans>Save</Trans>}
      size="xl"
      onClose={onClose}
    >
      <Checkbox label={t`Shoppers can send money to this account`} {...isOpen} />
      <TextInput
        label={t`Position`}
        description={t`Shoppers see the lowest number first`}
        w={160}
        inputMode="numeric"
        {...form.field('position')}
      />
      <TextsField label={t`Note for shoppers`} limit={NOTE_LIMIT} rows={2} {...form.field('note')} />
      {needsSecond && <ReasonField {...form.field('reason')} />}
    </FormDialog>
  )
}

/** The note without the languages that have no text. */
const noteIn = (note: Texts): Texts => Object.fromEntries(Object.entries(note).filter(([, text]) => text.trim() !== ''))
