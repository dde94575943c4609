import { useLingui } from '@lingui/react/macro'
import { nameList } from '../../ui/text/name-list.ts'
import { useCategoryName } from './use-category-name.ts'

/**
 * Comma-separated category names in the reader's language. A separate component, so that the names are read only where
 * they are shown.
 */
function CategoryNames({ ids }: { ids: readonly string[] }) {
  const { i18n } = useLingui()
  const nameOf = useCategoryName()
  return nameList(ids.map(nameOf), i18n)
}

export const categoryNames = (ids: readonly string[]) => <CategoryNames ids={ids} />
