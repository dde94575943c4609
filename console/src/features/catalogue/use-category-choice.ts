import { useLingui } from '@lingui/react/macro'
import { useRead } from '../../api/use-read.ts'
import { languageTag } from '../../ui/text/language-tag.ts'
import { textFor } from '../../ui/text/texts.ts'

/** The categories as options of a select. */
export function useCategoryChoice() {
  const { i18n } = useLingui()
  const tag = languageTag(i18n)
  const { data: categories = [] } = useRead('GET /api/admin/category/list')
  return categories.map(({ category, name }) => ({ value: category, label: textFor(name, tag) }))
}
