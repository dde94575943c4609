import { useLingui } from '@lingui/react/macro'
import { languageTag } from '../../ui/text/language-tag.ts'
import { useCategoryName } from './use-category-name.ts'

/** The names of categories as a list, in the reader's language. It reads the names only where it is shown. */
function CategoryNames({ ids }: { ids: readonly string[] }) {
  const { i18n } = useLingui()
  const nameOf = useCategoryName()
  return new Intl.ListFormat(languageTag(i18n), { type: 'unit' }).format(ids.map(nameOf))
}

export const categoryNames = (ids: readonly string[]) => <CategoryNames ids={ids} />
