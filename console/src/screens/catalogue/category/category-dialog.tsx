import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import type { Category as Key } from '@sampan/contract/rules'
import { parseWhole } from '@sampan/contract/typed-number'
import type { ReplyTo } from '@sampan/front/calls'
import { categoryText } from '../../../features/catalogue/category-text.ts'
import { PicturesField } from '../../../features/picture/pictures-field.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { wholeIn } from '../../../forms/input-values.ts'
import { TextsField } from '../../../forms/texts-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { textsIn } from '../../../ui/text/texts.ts'

type Category = ReplyTo<'GET /api/admin/category/list'>[number]
type DialogProps = { category: Category | undefined; freeCategories: readonly Key[]; onClose: () => void }

/**
 * Edits the name, picture and position of a category. A new category is chosen from those in `CATEGORIES` that the shop
 * does not have yet.
 */
export function CategoryDialog({ category, freeCategories, onClose }: DialogProps) {
  const { t, i18n } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/category/save',
    start: {
      category: (category?.category ?? '') as Key | '',
      name: textsIn(category?.name ?? {}),
      image: category ? [category.image] : [],
      position: String(category?.position ?? 0),
    },
    rules: (draft, i18n) => ({
      ...(!draft.category && { category: translate(i18n)`Choose a category` }),
      ...(!draft.name.en?.trim() && { name: translate(i18n)`Enter the English text` }),
      ...(draft.image.length === 0 && { image: translate(i18n)`Add a picture` }),
      ...(wholeIn(draft.position, 0, 9_999) === null && { position: translate(i18n)`Enter a whole number` }),
    }),
    inputOf: (draft) => ({
      category: draft.category as Key, // required by the rules
      revision: category?.revision ?? null,
      name: draft.name,
      image: draft.image[0] ?? '',
      position: parseWhole(draft.position) ?? 0,
    }),
    after: () => toast.success(t`Category saved`),
    leave: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={category ? t`Category` : t`Add a category`}
      send={<Trans>Save</Trans>}
      size="xl"
      onClose={onClose}
    >
      {!category && (
        <Select
          label={t`Category`}
          data={freeCategories.map((key) => ({ value: key, label: categoryText(key, i18n) }))}
          {...form.field('category')}
        />
      )}
      <TextsField label={t`Display name`} limit={80} {...form.field('name')} />
      <PicturesField label={t`Picture`} limit={1} {...form.field('image')} />
      <TextInput label={t`Position`} w={120} inputMode="numeric" {...form.field('position')} />
    </FormDialog>
  )
}
