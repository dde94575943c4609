import { useLingui } from '@lingui/react/macro'
import { categoryIn } from './category-tabs.tsx'
import { categoryWord } from './category-words.ts'
import { useCategoryChoice } from './use-category-choice.ts'

/** Names a category by its id, in the reader's language. An id that no category has stays as it is. */
export function useCategoryName(): (id: string) => string {
  const { i18n } = useLingui()
  const names = useCategoryChoice()
  return (id) => {
    const known = categoryIn(id)
    return names.find(({ value }) => value === id)?.label ?? (known ? categoryWord(known, i18n) : id)
  }
}
