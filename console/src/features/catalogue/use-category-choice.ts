import { useLingui } from '@lingui/react/macro'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { textFor } from '../../ui/text/texts.ts'

type Choice = { value: string; label: string; parent: string | null }

/** The categories as options of a select. A subcategory follows its category and has its name in front. */
export function useCategoryChoice(): Choice[] {
  const { i18n } = useLingui()
  const tag = languageTag(i18n)
  const { data: categories = [] } = useRead('GET /api/admin/category/list')
  return categories.map(({ category, parent, name }) => {
    const above = categories.find((one) => one.category === parent)
    const label = above ? `${textFor(above.name, tag)} › ${textFor(name, tag)}` : textFor(name, tag)
    return { value: category, label, parent }
  })
}
