import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Select, Text } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { useCategoryChoice } from '../../../features/catalogue/use-category-choice.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { textFor } from '../../../ui/text/texts.ts'

type Category = ReplyTo<'GET /api/admin/category/list'>[number]

/** Deletes a category. If it has products or product types, they are moved to another category first. */
export function RemoveCategoryDialog({ category, onClose }: { category: Category; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const isFilled = category.has_products || category.kinds.length > 0
  const targets = useCategoryChoice().filter(({ value }) => value !== category.category)
  const form = useForm({
    call: 'POST /api/admin/category/remove',
    start: { move_to: '' },
    rules: ({ move_to }, i18n) => (isFilled && !move_to ? { move_to: translate(i18n)`Choose a category` } : {}),
    inputOf: ({ move_to }) => ({
      category: category.category,
      revision: category.revision,
      move_to: isFilled ? move_to : null,
    }),
    after: () => toast.success(t`Category deleted`),
    leave: onClose,
  })
  const name = textFor(category.name, languageTag(i18n))
  return (
    <FormDialog form={form} title={t`Delete ${name}`} send={<Trans>Delete</Trans>} isDangerous onClose={onClose}>
      {isFilled ? (
        <Select
          label={t`Move its products and product types to`}
          searchable
          data={targets.map(({ value, label }) => ({ value, label }))}
          {...form.field('move_to')}
        />
      ) : (
        <Text>
          <Trans>The category is empty. Links to it will no longer work.</Trans>
        </Text>
      )}
    </FormDialog>
  )
}
