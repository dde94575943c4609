import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { SLUG_PATTERN } from '@sampan/contract/rules'
import { parseWhole } from '@sampan/contract/typed-number'
import type { ReplyTo } from '@sampan/front/calls'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { wholeIn } from '../../../forms/input-values.ts'
import { TextsField } from '../../../forms/texts-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { textsIn } from '../../../ui/text/texts.ts'

type Category = ReplyTo<'GET /api/admin/category/list'>[number]
type DialogProps = { category: Category; kind: Category['kinds'][number] | undefined; onClose: () => void }

/** A kind of a category: its name, and alternative names for search. */
export function KindDialog({ category, kind, onClose }: DialogProps) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/kind/save',
    start: {
      kind: kind?.kind ?? '',
      name: textsIn(kind?.name ?? {}),
      other_names: textsIn(kind?.other_names ?? {}),
      position: String(kind?.position ?? category.kinds.length),
    },
    rules: (draft, i18n) => ({
      ...(!SLUG_PATTERN.test(draft.kind) && { kind: translate(i18n)`Use lowercase letters, digits and hyphens` }),
      ...(!draft.name.en?.trim() && { name: translate(i18n)`Enter the English text` }),
      ...(wholeIn(draft.position, 0, 9_999) === null && { position: translate(i18n)`Enter a whole number` }),
    }),
    inputOf: (draft) => ({
      kind: draft.kind,
      revision: kind?.revision ?? null,
      category: category.category,
      name: draft.name,
      other_names: draft.other_names,
      position: parseWhole(draft.position) ?? 0,
    }),
    after: () => toast.success(t`Product type saved`),
    leave: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={kind ? t`Product type` : t`Add a product type`}
      send={<Trans>Save</Trans>}
      size="xl"
      onClose={onClose}
    >
      {!kind && <TextInput label={t`ID`} {...form.field('kind')} />}
      <TextsField label={t`Display name`} limit={80} {...form.field('name')} />
      <TextsField label={t`Other search words`} limit={200} {...form.field('other_names')} />
      <TextInput label={t`Position`} w={120} inputMode="numeric" {...form.field('position')} />
    </FormDialog>
  )
}
