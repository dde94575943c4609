import { useLingui } from '@lingui/react/macro'
import { SLUG_PATTERN } from '@sampan/contract/rules'
import { FilterTabs } from '../../ui/form/filter-tabs.tsx'
import { useCategoryChoice } from './use-category-choice.ts'

/** The category in a URL; undefined for all categories. */
export const categoryIn = (text: string): string | undefined => (SLUG_PATTERN.test(text) ? text : undefined)

export function CategoryTabs({ value, onChange }: { value: string; onChange: (category: string) => void }) {
  const { t } = useLingui()
  const options = useCategoryChoice().map(({ value, label }) => ({ value, label }))
  return (
    <FilterTabs
      label={t`Category`}
      value={value}
      options={[{ value: '', label: t`All categories` }, ...options]}
      onChange={onChange}
    />
  )
}
