import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Select, Text } from '@mantine/core'
import { COUNTRIES, HS_CODE_PATTERN, TAX_CLASSES } from '@sampan/contract/rules'
import { CLASS_TEXT } from '../../../features/tax/class-text.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { countryText } from '../../../ui/text/country-text.ts'
import type { CustomsDefaultRow } from './customs-default-rows.ts'

const codeIn = (text: string) => text.replace(/[\s.-]/g, '')

/** The class, HS code and origin of the products of a kind, a category or the whole shop that have none. */
export function CustomsDefaultDialog({
  row: { category, kind, stored, revision },
  title,
  onClose,
}: {
  row: CustomsDefaultRow
  title: string
  onClose: () => void
}) {
  const { t, i18n } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/customs_default/save',
    start: {
      tax_class: stored?.tax_class ?? '',
      hs_code: stored?.hs_code ?? '',
      origin_country: stored?.origin_country ?? '',
    },
    rules: (draft, i18n) => ({
      ...(draft.hs_code.trim() !== '' &&
        !HS_CODE_PATTERN.test(codeIn(draft.hs_code)) && { hs_code: translate(i18n)`Enter 6 to 10 digits` }),
    }),
    inputOf: (draft) => ({
      category,
      kind,
      revision,
      tax_class: TAX_CLASSES.find((name) => name === draft.tax_class) ?? null,
      hs_code: codeIn(draft.hs_code) || null,
      origin_country: draft.origin_country || null,
    }),
    after: () => toast.success(t`Saved`),
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={title} send={<Trans>Save</Trans>} onClose={onClose}>
      <Text size="sm" c="dimmed">
        <Trans>For products that have no value. The values of a product always come first.</Trans>
      </Text>
      <Select
        label={t`Class of goods`}
        name="tax_class"
        placeholder={t`By HS code`}
        clearable
        clearButtonProps={{ 'aria-label': t`Clear` }}
        data={TAX_CLASSES.map((value) => ({ value, label: i18n._(CLASS_TEXT[value]) }))}
        value={form.draft.tax_class || null}
        onChange={(tax_class) => form.set({ tax_class: tax_class ?? '' })}
      />
      <TextInput
        label={t`HS code`}
        description={t`6 to 10 digits, for customs`}
        inputMode="numeric"
        {...form.field('hs_code')}
      />
      <Select
        label={t`Country of origin`}
        name="origin_country"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t`Clear` }}
        data={COUNTRIES.map((country) => ({ value: country, label: countryText(country, i18n) }))}
        value={form.draft.origin_country || null}
        onChange={(country) => form.set({ origin_country: country ?? '' })}
      />
    </FormDialog>
  )
}
