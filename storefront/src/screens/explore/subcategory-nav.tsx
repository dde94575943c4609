import { Trans, useLingui } from '@lingui/react/macro'
import type { MainShelf } from '@sampan/contract'
import { ChipLine } from './chip-line.tsx'

/** The subcategories of a category as chips. `current` is the category itself, or one of them. */
export function SubcategoryNav({ main, current }: { main: MainShelf; current: string }) {
  const { t } = useLingui()
  const shelves = main.subcategories.filter((one) => !one.is_hidden || one.category === current)
  if (shelves.length === 0) return null
  return (
    <ChipLine
      label={t`Subcategories`}
      items={[{ ...main, name: <Trans>All</Trans> }, ...shelves].map(({ category, name }) => ({
        href: `/explore?category=${category}`,
        name,
        isCurrent: category === current,
      }))}
    />
  )
}
