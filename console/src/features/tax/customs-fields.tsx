import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import { COUNTRIES, HS_CODE_PATTERN, TAX_CLASSES, type TaxClass } from '@sampan/contract/rules'
import { TextInput } from '../../ui/form/text-input.tsx'
import { countryText } from '../../ui/text/country-text.ts'
import { CLASS_TEXT } from './class-text.ts'

export type CustomsDraft = { hs_code: string; origin_country: string; tax_class: TaxClass | null }

/** The digits of an HS code that may be typed with dots or spaces. */
export const hsCodeIn = (text: string): string => text.replace(/[\s.-]/g, '')

/** The message of an HS code that is neither empty nor valid. */
export const hsCodeFault = (text: string, i18n: I18n): string | undefined =>
  text.trim() === '' || HS_CODE_PATTERN.test(hsCodeIn(text)) ? undefined : translate(i18n)`Enter 6 to 10 digits`

type CustomsForm = {
  draft: CustomsDraft
  set: (change: Partial<CustomsDraft>) => void
  field: (name: 'hs_code') => { error?: string | undefined }
}

/** HS code, origin and class of a product, or of products that have none. */
export function CustomsFields({ form: { draft, set, field } }: { form: CustomsForm }) {
  const { t, i18n } = useLingui()
  return (
    <>
      <TextInput
        label={t`HS code`}
        description={t`6 to 10 digits, for customs`}
        inputMode="numeric"
        {...field('hs_code')}
      />
      <Select
        label={t`Country of origin`}
        name="origin_country"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t`Clear` }}
        data={COUNTRIES.map((country) => ({ value: country, label: countryText(country, i18n) }))}
        value={draft.origin_country || null}
        onChange={(country) => set({ origin_country: country ?? '' })}
      />
      <Select
        label={t`Class of goods`}
        description={t`For rates of taxes`}
        name="tax_class"
        placeholder={t`Automatic`}
        clearable
        clearButtonProps={{ 'aria-label': t`Clear` }}
        data={TAX_CLASSES.map((value) => ({ value, label: i18n._(CLASS_TEXT[value]) }))}
        value={draft.tax_class}
        onChange={(value) => set({ tax_class: TAX_CLASSES.find((name) => name === value) ?? null })}
      />
    </>
  )
}
