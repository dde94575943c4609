import { useLingui } from '@lingui/react/macro'
import { CATEGORIES, type Category } from '@sampan/contract/rules'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { FilterTabs } from '../../ui/form/filter-tabs.tsx'
import { textFor } from '../../ui/text/texts.ts'

/** The category in a URL; undefined for all categories. */
export const categoryIn = (text: string): Category | undefined => CATEGORIES.find((category) => category === text)

export function CategoryTabs({ value, onChange }: { value: string; onChange: (category: string) => void }) {
  const { t, i18n } = useLingui()
  const tag = languageTag(i18n)
  const { data: categories = [] } = useRead('GET /api/admin/category/list')
  const options = categories.map(({ category, name }) => ({ value: category as string, label: textFor(name, tag) }))
  return (
    <FilterTabs
      label={t`Category`}
      value={value}
      options={[{ value: '', label: t`All categories` }, ...options]}
      onChange={onChange}
    />
  )
}
