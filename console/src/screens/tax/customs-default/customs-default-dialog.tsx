import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { type CustomsDraft, CustomsFields, hsCodeFault, hsCodeIn } from '../../../features/tax/customs-fields.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { toast } from '../../../ui/layer/toast.ts'
import type { CustomsDefaultRow } from './customs-default-rows.ts'

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
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/customs_default/save',
    start: {
      tax_class: stored?.tax_class ?? null,
      hs_code: stored?.hs_code ?? '',
      origin_country: stored?.origin_country ?? '',
    } satisfies CustomsDraft,
    rules: ({ hs_code }, i18n) => {
      const code = hsCodeFault(hs_code, i18n)
      return code ? { hs_code: code } : {}
    },
    inputOf: ({ tax_class, hs_code, origin_country }) => ({
      category,
      kind,
      revision,
      tax_class,
      hs_code: hsCodeIn(hs_code) || null,
      origin_country: origin_country || null,
    }),
    after: () => toast.success(t`Saved`),
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={title} send={<Trans>Save</Trans>} onClose={onClose}>
      <Text size="sm" c="dimmed">
        <Trans>Used for products without these values. A product’s own values come first.</Trans>
      </Text>
      <CustomsFields form={form} />
    </FormDialog>
  )
}
