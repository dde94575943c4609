import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Select } from '@mantine/core'
import { SLUG_PATTERN } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { PicturesField } from '../../../features/picture/pictures-field.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { TextsField } from '../../../forms/texts-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { textFor, textsIn } from '../../../ui/text/texts.ts'
import { idOfName } from './id-of-name.ts'

type Category = ReplyTo<'GET /api/admin/category/list'>[number]
type DialogProps = {
  category: Category | undefined
  /** The category that a new category is a subcategory of. */
  parent: string | null
  categories: readonly Category[]
  onClose: () => void
}

/** Adds or edits a category: its names, picture, level, and whether the shop shows it. */
export function CategoryDialog({ category, parent, categories, onClose }: DialogProps) {
  const { t, i18n } = useLingui()
  const tag = languageTag(i18n)
  const form = useForm({
    call: 'POST /api/admin/category/save',
    start: {
      category: category?.category ?? '',
      parent: (category ? category.parent : parent) ?? '',
      name: textsIn(category?.name ?? {}),
      image: category ? [category.image] : [],
      is_hidden: category?.is_hidden ?? false,
    },
    rules: (draft, i18n) => ({
      ...(!SLUG_PATTERN.test(draft.category) && {
        category: translate(i18n)`Use lowercase letters, digits and hyphens`,
      }),
      ...(!draft.name.en?.trim() && { name: translate(i18n)`Enter the English text` }),
      ...(draft.image.length === 0 && { image: translate(i18n)`Add a picture` }),
    }),
    inputOf: (draft) => ({
      category: draft.category,
      revision: category?.revision ?? null,
      parent: draft.parent || null,
      name: draft.name,
      image: draft.image[0] ?? '',
      is_hidden: draft.is_hidden,
    }),
    after: () => toast.success(t`Category saved`),
    leave: onClose,
  })
  const hasSubcategories = categories.some((one) => one.parent !== null && one.parent === category?.category)
  const parents = categories.filter((one) => one.parent === null && one.category !== category?.category)
  return (
    <FormDialog
      form={form}
      title={category ? t`Category` : t`Add a category`}
      send={<Trans>Save</Trans>}
      size="xl"
      onClose={onClose}
    >
      <TextsField
        label={t`Display name`}
        limit={80}
        {...form.field('name')}
        onChange={(name) => {
          // The id follows the English name until the operator changes it.
          const follows = !category && form.draft.category === idOfName(form.draft.name.en)
          form.set({ name, ...(follows && { category: idOfName(name.en) }) })
        }}
      />
      {!category && (
        <TextInput
          label={t`ID`}
          description={t`Part of the category’s address. You can’t change it later.`}
          {...form.field('category')}
        />
      )}
      <Select
        label={t`Main category`}
        description={
          hasSubcategories
            ? t`This category has subcategories, so it can’t be one itself.`
            : t`Its page also lists the products of this category.`
        }
        allowDeselect={false}
        data={[
          { value: '', label: t({ message: 'None', context: 'main category' }) },
          ...parents.map((one) => ({ value: one.category, label: textFor(one.name, tag) })),
        ]}
        {...form.field('parent')}
        {...(hasSubcategories && { disabled: true })}
      />
      <PicturesField label={t`Picture`} limit={1} {...form.field('image')} />
      <Checkbox
        label={t`Hide in the shop`}
        description={t`The shop doesn’t list it. Its products stay on sale, and search finds them.`}
        {...form.field('is_hidden', 'checkbox')}
        value="is_hidden"
      />
    </FormDialog>
  )
}
