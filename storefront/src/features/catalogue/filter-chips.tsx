import { useLingui } from '@lingui/react/macro'
import type { ProductList } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import IconSortDescending from '@tabler/icons-react/dist/esm/icons/IconSortDescending.mjs'
import { Chip, Chips } from '../../ui/button/chip.tsx'
import { choose } from '../../ui/layer/layer-requests.ts'
import icon from '../../ui/media/icon.module.css'
import css from './filter-chips.module.css'
import { defaultSort, priceText, ratingText, sortsFor, sortText } from './filter-text.ts'
import { inCategory, ofKind, type ShownFilter, withOption, without } from './shown-filter.ts'
import { useFilterCounts } from './use-filter-counts.ts'

type Facets = ProductList['facets']
type Names = Pick<Facets, 'categories' | 'main_category' | 'subcategories' | 'kinds'>
const NONE: Names = { categories: [], main_category: null, subcategories: [], kinds: [] }

type Props = {
  filter: ShownFilter
  /** The categories with matches, and the matching subcategories and kinds of the chosen category. */
  facets: Names | undefined
  onChange: (filter: ShownFilter) => void
}

/** Sort order, active filters (a tap removes a filter), and categories, subcategories or kinds to filter by. */
export function FilterChips({ filter, facets = NONE, onChange }: Props) {
  const { t, i18n } = useLingui()
  const { sort = defaultSort(filter), category, kind, in_stock } = filter
  const { categories, main_category, subcategories, kinds } = facets
  const isMain = category === main_category
  const price = priceText(filter, i18n)
  const names = useNames(filter, facets)
  const chooseSort = async () => {
    const choice = await choose({
      title: t`Sort by`,
      options: sortsFor(filter).map((value) => ({
        value,
        label: sortText(value, i18n),
        chosen: value === sort,
      })),
    })
    const chosenSort = sortsFor(filter).find((value) => value === choice)
    if (chosenSort)
      onChange({
        ...without(filter, 'sort'),
        ...(chosenSort !== defaultSort(filter) && chosenSort !== 'match' && { sort: chosenSort }),
      })
  }
  return (
    <Chips label={t`Filters`}>
      <Chip onClick={() => void chooseSort()}>
        <IconSortDescending className={icon.small} aria-hidden="true" />
        {sortText(sort, i18n)}
      </Chip>
      {price && (
        <Chip pressed removable onClick={() => onChange(without(filter, 'min_cents', 'max_cents'))}>
          {price}
        </Chip>
      )}
      {category && (
        <Chip
          pressed
          removable
          onClick={() => onChange(inCategory(filter, isMain ? undefined : (main_category ?? undefined)))}
        >
          {names.category}
        </Chip>
      )}
      {category && kind && (
        <Chip pressed removable onClick={() => onChange(ofKind(filter, undefined))}>
          {names.kind}
        </Chip>
      )}
      <MarkChips filter={filter} onChange={onChange} />
      <Chip
        pressed={in_stock === 'true'}
        removable={in_stock === 'true'}
        onClick={() => onChange(in_stock ? without(filter, 'in_stock') : { ...filter, in_stock: 'true' })}
      >
        {t`In stock`}
      </Chip>
      {!category &&
        categories.map((one) => (
          <Chip key={one.category} className={css.phone} onClick={() => onChange(inCategory(filter, one.category))}>
            {one.name}
          </Chip>
        ))}
      {category &&
        isMain &&
        !kind &&
        subcategories.map((one) => (
          <Chip key={one.category} className={css.phone} onClick={() => onChange(inCategory(filter, one.category))}>
            {one.name}
          </Chip>
        ))}
      {category &&
        !kind &&
        kinds.map((one) => (
          <Chip key={one.kind} className={css.phone} onClick={() => onChange(ofKind(filter, one.kind))}>
            {one.name}
          </Chip>
        ))}
    </Chips>
  )
}

/** Chips for the chosen options, rating and free delivery. A tap on a chip removes its filter. */
function MarkChips({ filter, onChange }: Pick<Props, 'filter' | 'onChange'>) {
  const { t, i18n } = useLingui()
  const { options, min_rating, free_delivery } = filter
  const { counts } = useFilterCounts(filter, options !== undefined)
  const nameOf = (option: string) => {
    const [axis, value_key = ''] = option.split(':')
    const values = counts?.options.find((one) => one.axis === axis)?.values
    return values?.find((one) => one.value_key === value_key)?.value ?? value_key
  }
  return (
    <>
      {options?.split(',').map((option) => (
        <Chip key={option} pressed removable onClick={() => onChange(withOption(filter, option))}>
          {nameOf(option)}
        </Chip>
      ))}
      {min_rating && (
        <Chip pressed removable onClick={() => onChange(without(filter, 'min_rating'))}>
          {ratingText(min_rating, i18n)}
        </Chip>
      )}
      {free_delivery && (
        <Chip pressed removable onClick={() => onChange(without(filter, 'free_delivery'))}>
          {t`Free delivery`}
        </Chip>
      )}
    </>
  )
}

/**
 * The names of the chosen category and kind. If no product matches, the reply does not contain these names, so they
 * come from the full list of categories.
 */
function useNames({ category, kind }: ShownFilter, facetNames: Names): { category: string; kind: string } {
  const { categories, subcategories } = facetNames
  const knownCategory = [...categories, ...subcategories].find((one) => one.category === category)
  const known_kind = facetNames.kinds.find((one) => one.kind === kind)
  const isMissing = (category !== undefined && !knownCategory) || (kind !== undefined && !known_kind)
  const all = useRead('GET /api/category/list', undefined, { enabled: isMissing })
  const shelves = all.data?.flatMap((one) => [one, ...one.subcategories])
  const listedCategory = shelves?.find((one) => one.category === category)
  const listed_kind = listedCategory?.kinds.find((one) => one.kind === kind)
  return {
    category: (knownCategory ?? listedCategory)?.name ?? '',
    kind: (known_kind ?? listed_kind)?.name ?? kind ?? '',
  }
}
