import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { NotationAtDesk } from '@sampan/contract'
import { NOTATION_LIMIT, NOTATIONS, type NotationField, notationFields, VISIBLE_PATTERN } from '@sampan/contract/rules'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { Textarea } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'

type NotationDialogProps = { notation: NotationAtDesk; onClose: () => void }

/** The details of the business that a country's law wants on a page, labelled in the words of the law. */
export function NotationDialog({ notation: { country, fields, revision }, onClose }: NotationDialogProps) {
  const { t } = useLingui()
  const { title, language, optional, fields: labels } = NOTATIONS[country]
  const names = notationFields(country)
  const form = useForm({
    call: 'POST /api/admin/country/notation',
    start: Object.fromEntries(names.map((name) => [name, fields[name] ?? ''])) as Partial<
      Record<NotationField, string>
    >, // one entry per name
    rules: (draft, i18n) =>
      Object.fromEntries(
        names
          .filter((name) => !optional.includes(name) && !VISIBLE_PATTERN.test(draft[name] ?? ''))
          .map((name) => [name, translate(i18n)`Fill in this field`]),
      ),
    inputOf: (draft) => ({
      country,
      revision,
      fields: Object.fromEntries(names.flatMap((name) => (draft[name]?.trim() ? [[name, draft[name].trim()]] : []))),
    }),
    after: () => toast.success(t`Details saved`),
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={title} send={<Trans>Save</Trans>} onClose={onClose}>
      <Trans>Shoppers see a page with these details in the language of the country, linked in the footer.</Trans>
      {names.map((name) => (
        <Textarea
          key={name}
          label={<span lang={language}>{labels[name]}</span>}
          autosize
          maxLength={NOTATION_LIMIT}
          {...(optional.includes(name) && { description: t`Optional` })}
          {...form.field(name)}
        />
      ))}
    </FormDialog>
  )
}
