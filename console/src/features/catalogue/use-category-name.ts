import { useLingui } from '@lingui/react/macro'
import { categoryIn } from './category-tabs.tsx'
import { categoryText } from './category-text.ts'
import { useCategoryChoice } from './use-category-choice.ts'

/** Returns the name of a category id in the reader's language. An unknown id is returned unchanged. */
export function useCategoryName(): (id: string) => string {
  const { i18n } = useLingui()
  const names = useCategoryChoice()
  return (id) => {
    const category = categoryIn(id)
    return names.find(({ value }) => value === id)?.label ?? (category ? categoryText(category, i18n) : id)
  }
}
