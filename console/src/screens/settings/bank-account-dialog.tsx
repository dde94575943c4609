import { t as word } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Modal, Stack, TextInput } from '@mantine/core'
import { LANGUAGES, NAME_LIMIT } from '@sampan/contract/rules'
import { FormEnd } from '../../forms/form-end.tsx'
import { useForm } from '../../forms/use-form.ts'
import { tellOutcome } from './told.ts'

const NOTE_LIMIT = 300
const START = {
  bank_name: '',
  account_name: '',
  account_number: '',
  swift: '',
  country: '',
  en: '',
  'zh-CN': '',
  ja: '',
  ko: '',
  th: '',
}
const SWIFT = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/
const NUMBER = /^[0-9A-Za-z][0-9A-Za-z -]{2,58}[0-9A-Za-z]$/

/** Adds a bank account for top-ups. It can't be changed later: another one is added, and this one closed. */
export function BankAccountDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/setting/bank_account_add',
    start: START,
    rules: (draft, i18n) => ({
      ...(draft.bank_name.trim() === '' && { bank_name: word(i18n)`Fill this in` }),
      ...(draft.account_name.trim() === '' && { account_name: word(i18n)`Fill this in` }),
      ...(!NUMBER.test(draft.account_number.trim()) && { account_number: word(i18n)`Enter the number or IBAN` }),
      ...(!SWIFT.test(draft.swift.trim().toUpperCase()) && { swift: word(i18n)`Enter 8 or 11 letters and digits` }),
      ...(!/^[A-Z]{2}$/.test(draft.country.trim().toUpperCase()) && {
        country: word(i18n)`Enter two letters, such as HK`,
      }),
    }),
    sent: ({ bank_name, account_name, account_number, swift, country, ...note }) => ({
      bank_name,
      account_name,
      account_number,
      swift: swift.trim().toUpperCase(),
      country: country.trim().toUpperCase(),
      note: Object.fromEntries(Object.entries(note).filter(([, text]) => text.trim() !== '')),
    }),
    after: (reply) => tellOutcome(reply, i18n),
    leave: onClose,
  })
  return (
    <Modal opened onClose={onClose} title={t`Add a bank account`} closeButtonProps={{ 'aria-label': t`Close` }}>
      <form {...form.props}>
        <Stack gap="sm">
          <TextInput label={t`Bank`} maxLength={NAME_LIMIT} data-autofocus {...form.field('bank_name')} />
          <TextInput label={t`Account holder`} maxLength={NAME_LIMIT} {...form.field('account_name')} />
          <TextInput label={t`Account number or IBAN`} maxLength={60} {...form.field('account_number')} />
          <TextInput label="SWIFT" maxLength={11} {...form.field('swift')} />
          <TextInput label={t`Country code`} maxLength={2} {...form.field('country')} />
          {LANGUAGES.map(({ tag, language_name }) => (
            <TextInput
              key={tag}
              lang={tag}
              label={t`Note for shoppers, ${language_name}`}
              maxLength={NOTE_LIMIT}
              {...form.field(tag)}
            />
          ))}
          <FormEnd form={form} send={<Trans>Add</Trans>} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  )
}
