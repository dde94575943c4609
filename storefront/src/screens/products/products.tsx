import { Trans, useLingui } from '@lingui/react/macro'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { useMemo, useState } from 'react'
import { FilterChips } from '../../features/catalogue/filter-chips.tsx'
import { BesideFilters } from '../../features/catalogue/filter-column.tsx'
import { FilterSheet } from '../../features/catalogue/filter-sheet.tsx'
import { NothingFound, ProductResults } from '../../features/catalogue/product-results.tsx'
import { productFilterText, readProductFilter, type ShownFilter } from '../../features/catalogue/shown-filter.ts'
import { useProducts } from '../../features/catalogue/use-products.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Crumbs } from '../../ui/layout/crumbs.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import layout from '../../ui/styles/layout.module.css'

const PATH = '/products'
const addressOf = (filter: ShownFilter) => {
  const text = productFilterText(filter)
  return text ? `${PATH}?${text}` : PATH
}

/** All products of the shop, sorted and filtered, without a search. */
export default function ProductsScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const visits = useVisits()
  const [isFiltering, setFiltering] = useState(false)
  const filter = useMemo(() => filterOf(search), [search])
  const { sort: _, ...appliedFilter } = filter
  const products = useProducts(filter)
  const refine = (newFilter: ShownFilter) => void visits.go(addressOf(newFilter), { replace: true })
  return (
    <Page wide>
      <Crumbs parents={[]} here={<Trans>All products</Trans>} />
      <TopBar
        title={<Trans>All products</Trans>}
        onBack={visits.back}
        end={
          <IconButton
            label={t`Filters`}
            className={layout.narrow}
            dot={Object.keys(appliedFilter).length > 0}
            onClick={() => setFiltering(true)}
          >
            <IconAdjustmentsHorizontal aria-hidden="true" />
          </IconButton>
        }
      />
      <BesideFilters filter={filter} facets={products.facets} onChange={refine}>
        <FilterChips filter={filter} facets={products.facets} onChange={refine} />
        <ProductResults products={products} empty={<NothingFound onClear={() => refine({})} />} />
      </BesideFilters>
      <FilterSheet
        open={isFiltering}
        onClose={() => setFiltering(false)}
        filter={filter}
        facets={products.facets}
        onChange={refine}
      />
    </Page>
  )
}

/**
 * The filter in the URL without a keyword, because keywords belong to the search. The default sort order is best
 * sellers.
 */
function filterOf(search: URLSearchParams): ShownFilter {
  const { keyword: _, ...filter } = readProductFilter(search)
  return { ...filter, sort: filter.sort ?? 'hot' }
}
