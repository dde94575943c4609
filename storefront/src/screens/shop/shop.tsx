import { Trans, useLingui } from '@lingui/react/macro'
import type { Shop } from '@sampan/contract'
import { isGone } from '@sampan/contract/call-error'
import { useRead } from '@sampan/front/use-read'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useMemo, useState } from 'react'
import { FilterChips } from '../../features/catalogue/filter-chips.tsx'
import { BesideFilters } from '../../features/catalogue/filter-column.tsx'
import { FilterSheet } from '../../features/catalogue/filter-sheet.tsx'
import { NothingFound, ProductResults } from '../../features/catalogue/product-results.tsx'
import type { ShownFilter } from '../../features/catalogue/shown-filter.ts'
import { useProducts } from '../../features/catalogue/use-products.ts'
import { ShopHeadSkeleton } from '../../features/shop/shop-skeletons.tsx'
import { useTitle } from '../../navigation/head.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Crumbs } from '../../ui/layout/crumbs.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import layout from '../../ui/styles/layout.module.css'
import { NotFound } from '../not-found/not-found.tsx'
import { AllShops } from './all-shops.tsx'
import { shopFilter, shopFilterText } from './shop-filter.ts'
import { ShopHead } from './shop-head.tsx'

/** One shop; without an id, all shops. */
export default function ShopScreen({ params, search }: ScreenProps) {
  if (params.id === undefined) return <AllShops search={search} />
  return <OneShop shop_id={params.id} search={search} />
}

function OneShop({ shop_id, search }: { shop_id: string; search: URLSearchParams }) {
  const { t } = useLingui()
  const visits = useVisits()
  const [isFiltering, setFiltering] = useState(false)
  const filter = useMemo(() => shopFilter(shop_id, search), [shop_id, search])
  const { shop_id: _, sort: __, ...appliedFilter } = filter
  // The shop is always refetched, because the server-rendered page comes from a cache: its number of followers may not
  // include the shopper yet.
  const shop = useRead('GET /api/shop/detail', { shop_id }, { refetch: true })
  if (isGone(shop.error)) return <NotFound />
  return (
    <Page wide>
      <TopBar
        onBack={visits.back}
        end={
          <>
            <IconButton
              label={t`Filters`}
              className={layout.narrow}
              dot={Object.keys(appliedFilter).length > 0}
              onClick={() => setFiltering(true)}
            >
              <IconAdjustmentsHorizontal aria-hidden="true" />
            </IconButton>
            <IconButton label={t`Search`} href="/search">
              <IconSearch aria-hidden="true" />
            </IconButton>
          </>
        }
      />
      {shop.data && (
        <Opened shop={shop.data} filter={filter} isFiltering={isFiltering} onFiltered={() => setFiltering(false)} />
      )}
      {!shop.data && (shop.isError ? <ErrorState onRetry={() => void shop.refetch()} /> : <ShopHeadSkeleton />)}
    </Page>
  )
}

type OpenedProps = {
  shop: Shop & { description: string }
  filter: ShownFilter
  isFiltering: boolean
  onFiltered: () => void
}

function Opened({ shop, filter, isFiltering, onFiltered }: OpenedProps) {
  const { t } = useLingui()
  const { shop_id, name, description } = shop
  const visits = useVisits()
  const products = useProducts(filter)
  useTitle(`${name} – ${t`Shop`}`, description)
  const path = `/shop/${shop_id}`
  const refine = (newFilter: ShownFilter) => {
    const text = shopFilterText(newFilter)
    void visits.go(text ? `${path}?${text}` : path, { replace: true })
  }
  return (
    <>
      <Crumbs parents={[{ href: '/shop', name: <Trans>All shops</Trans> }]} here={name} />
      <ShopHead shop={shop} />
      <BesideFilters filter={filter} facets={products.facets} onChange={refine}>
        <FilterChips filter={filter} facets={products.facets} onChange={refine} />
        <ProductResults
          products={products}
          empty={<NothingFound onClear={() => void visits.go(path, { replace: true })} />}
        />
      </BesideFilters>
      <FilterSheet open={isFiltering} onClose={onFiltered} filter={filter} facets={products.facets} onChange={refine} />
    </>
  )
}
