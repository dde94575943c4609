import { useLingui } from '@lingui/react/macro'
import type { ProductList } from '@sampan/contract'
import type { Category } from '@sampan/contract/rules'
import IconSortDescending from '@tabler/icons-react/dist/esm/icons/IconSortDescending.mjs'
import { useRead } from '../../api/use-read.ts'
import { Chip, Chips } from '../../ui/form/chip.tsx'
import { choose } from '../../ui/layer/layer-requests.ts'
import icon from '../../ui/media/icon.module.css'
import css from './filter-chips.module.css'
import { ordersOf, orderWord, ownOrder, priceWord } from './filter-words.ts'
import type { ShownFilter } from './shown-filter.ts'

type Categories = ProductList['facets']['categories']

type Props = {
  filter: ShownFilter
  /** The categories that the words are found in. */
  categories: Categories
  onChange: (filter: ShownFilter) => void
}

/** The sort order, the active filters (a tap removes one), and categories to filter by. */
export function FilterChips({ filter, categories, onChange }: Props) {
  const { t, i18n } = useLingui()
  const { sort = ownOrder(filter), category, in_stock } = filter
  const price = priceWord(filter, i18n)
  const category_name = useCategoryName(category, categories)
  const reorder = async () => {
    const order = await choose({
      title: t`Sort by`,
      options: ordersOf(filter).map((value) => ({
        value,
        label: orderWord(value, i18n),
        chosen: value === sort,
      })),
    })
    const wished = ordersOf(filter).find((value) => value === order)
    if (wished)
      onChange({
        ...without(filter, 'sort'),
        ...(wished !== ownOrder(filter) && wished !== 'match' && { sort: wished }),
      })
  }
  return (
    <Chips label={t`Filters`}>
      <Chip onClick={() => void reorder()}>
        <IconSortDescending className={icon.small} aria-hidden="true" />
        {orderWord(sort, i18n)}
      </Chip>
      {price && (
        <Chip pressed removable onClick={() => onChange(without(filter, 'min_cents', 'max_cents'))}>
          {price}
        </Chip>
      )}
      {category && (
        <Chip pressed removable onClick={() => onChange(without(filter, 'category'))}>
          {category_name}
        </Chip>
      )}
      <Chip
        pressed={in_stock === 'true'}
        removable={in_stock === 'true'}
        onClick={() => onChange(in_stock ? without(filter, 'in_stock') : { ...filter, in_stock: 'true' })}
      >
        {t`In stock`}
      </Chip>
      {!category &&
        categories.map((one) => (
          <Chip
            key={one.category}
            className={css.phone}
            onClick={() => onChange({ ...filter, category: one.category })}
          >
            {one.name}
          </Chip>
        ))}
    </Chips>
  )
}

function without(filter: ShownFilter, ...names: (keyof ShownFilter)[]): ShownFilter {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => !names.some((gone) => gone === name)))
}

/** If nothing in the category matches, its name is missing in the reply and comes from the list of all. */
function useCategoryName(category: Category | undefined, found: Categories): string {
  const known = found.find((one) => one.category === category)?.name
  const all = useRead('GET /api/category/list', undefined, { enabled: category !== undefined && known === undefined })
  return known ?? all.data?.find((one) => one.category === category)?.name ?? ''
}
