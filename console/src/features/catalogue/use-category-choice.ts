import { useLingui } from '@lingui/react/macro'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { textFor } from '../../ui/text/texts.ts'

/** The categories as options of a select. */
export function useCategoryChoice() {
  const { i18n } = useLingui()
  const tag = languageTag(i18n)
  const { data: categories = [] } = useRead('GET /api/admin/category/list')
  return categories.map(({ category, name }) => ({ value: category, label: textFor(name, tag) }))
}
