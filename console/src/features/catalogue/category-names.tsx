import { useLingui } from '@lingui/react/macro'
import { nameList } from '../../ui/text/name-list.ts'
import { useCategoryName } from './use-category-name.ts'

/** The names of categories as a list, in the reader's language. It reads the names only where it is shown. */
function CategoryNames({ ids }: { ids: readonly string[] }) {
  const { i18n } = useLingui()
  const nameOf = useCategoryName()
  return nameList(ids.map(nameOf), i18n)
}

export const categoryNames = (ids: readonly string[]) => <CategoryNames ids={ids} />
