import { useCategoryChoice } from './use-category-choice.ts'

/** Returns the name of a category id in the reader's language. An unknown id is returned unchanged. */
export function useCategoryName(): (id: string) => string {
  const names = useCategoryChoice()
  return (id) => names.find(({ value }) => value === id)?.label ?? id
}
