import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Select } from '@mantine/core'
import { moneyText } from '@sampan/contract/money-text'
import { CN22_LIMITS, COUNTRIES } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { countryText } from '../../../ui/text/country-text.ts'
import css from './customs.module.css'
import { type CustomsForm, formNumber, isComplete, type MissingPart, missingParts } from './customs-missing.ts'

type Note = ReplyTo<'GET /api/admin/order/customs'>['notes'][number]

function noteText(note: Note['note'], i18n: I18n): string {
  switch (note) {
    case 'unknown':
      return translate(i18n)`No form: there is no such order`
    case 'state':
      return translate(i18n)`No form: not paid or cancelled`
    case 'nothing':
      return translate(i18n)`No form: nothing to pack`
    case 'inside':
      return translate(i18n)`No form: stays in the country or the European Union`
    case 'after_sale':
      return translate(i18n)`Refund requested. Check it before you send the parcel.`
  }
}

function partText(part: MissingPart, i18n: I18n): string {
  switch (part) {
    case 'title':
      return translate(i18n)`English title`
    case 'hs_code':
      return translate(i18n)`HS code`
    case 'origin':
      return translate(i18n)`Country of origin`
    case 'weight':
      return translate(i18n)`Weight`
  }
}

type SenderCountryProps = { country: string; onChange: (country: string) => void }

/** The country that parcels leave from, which decides what goes abroad. */
export function SenderCountry({ country, onChange }: SenderCountryProps) {
  const { t, i18n } = useLingui()
  const limit = moneyText(CN22_LIMITS.value_cents)
  const { rate_day, lines } = CN22_LIMITS
  return (
    <Select
      label={t`Parcels leave from`}
      description={t`CN22 up to 300 SDR (${limit} on ${rate_day}), 2 kg and ${lines} lines, otherwise CN23`}
      placeholder={t`Choose`}
      searchable
      maw={420}
      data={COUNTRIES.map((code) => ({ value: code, label: countryText(code, i18n) }))}
      value={country || null}
      onChange={(code) => onChange(code ?? '')}
    />
  )
}

/** Orders without a form, and forms that lack something. They are not printed. */
export function CustomsNotes({ forms, notes }: { forms: readonly CustomsForm[]; notes: readonly Note[] }) {
  const { t, i18n } = useLingui()
  const incomplete = forms.filter((form) => !isComplete(form))
  if (notes.length === 0 && incomplete.length === 0) return null
  return (
    <Alert color="yellow" variant="light" title={t`Check before printing`}>
      <ul className={css.notes}>
        {notes.map(({ order_id, order_number, note }) => (
          <li key={order_id}>
            {order_number ?? order_id}: {noteText(note, i18n)}
          </li>
        ))}
        {incomplete.map((form) => (
          <li key={formNumber(form) + String(form.parcel)}>
            <MissingParts form={form} />
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function MissingParts({ form }: { form: CustomsForm }) {
  const { i18n } = useLingui()
  const lines = form.lines.filter((line) => missingParts(line).length > 0)
  return (
    <>
      {formNumber(form)}: <Trans>Incomplete. Enter what is missing, or fill it in by hand.</Trans>
      <ul className={css.notes}>
        {form.sender.address === null && (
          <li>
            {form.sender.name}: <Trans>Address of the seller, in Settings</Trans>
          </li>
        )}
        {lines.map((line) => (
          <li key={line.order_item_id}>
            {line.title}:{' '}
            {missingParts(line)
              .map((part) => partText(part, i18n))
              .join(', ')}
          </li>
        ))}
      </ul>
    </>
  )
}
