import { Plural, Trans, useLingui } from '@lingui/react/macro'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import { useMemo, useState } from 'react'
import { useRead } from '../../api/use-read.ts'
import { CardsSkeleton } from '../../features/catalogue/cards-skeleton.tsx'
import { FilterChips } from '../../features/catalogue/filter-chips.tsx'
import { BesideFilters } from '../../features/catalogue/filter-column.tsx'
import { FilterSheet } from '../../features/catalogue/filter-sheet.tsx'
import { defaultSort } from '../../features/catalogue/filter-text.ts'
import { PopularProducts } from '../../features/catalogue/popular-products.tsx'
import { NothingFound, ProductResults } from '../../features/catalogue/product-results.tsx'
import { productFilterText, readProductFilter, type ShownFilter } from '../../features/catalogue/shown-filter.ts'
import { useProducts } from '../../features/catalogue/use-products.ts'
import { useTitle } from '../../navigation/head.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { usePlace, useVisits } from '../../navigation/visits.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Anchor } from '../../ui/layout/anchor.tsx'
import { Crumbs } from '../../ui/layout/crumbs.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Page } from '../../ui/layout/page.tsx'
import typography from '../../ui/styles/typography.module.css'
import { NothingFor } from './nothing-for.tsx'
import css from './search.module.css'
import { SearchBox } from './search-box.tsx'
import { shortKeyword } from './short-keyword.ts'

/** Below a list with this number of products or fewer, popular products fill the screen. */
const FEW = 3

const addressOf = (filter: ShownFilter) => {
  const text = productFilterText(filter)
  return text ? `/search?${text}` : '/search'
}

export default function SearchScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const visits = useVisits()
  const { how } = usePlace()
  const [isFiltering, setFiltering] = useState(false)
  // The field gets the focus only if a tap in the app opened an empty search. After a page load the shopper wants to
  // read first.
  const [wantsFocus] = useState(how === 'push' && search.size === 0)
  const filter = useMemo(() => readProductFilter(search), [search])
  const { keyword = '', sort, ...applied } = filter
  const own = useProducts(filter)
  const isNothing = own.total === 0 && !own.isOld && Object.keys(applied).length === 0
  const { meant, isAsking } = useSuggestedKeyword(isNothing ? keyword : '')
  // Results for the suggested keyword if there is one; otherwise the same query as above, from the cache.
  const shown = meant ? { ...filter, keyword: meant } : filter
  const products = useProducts(shown)
  const { facets } = products
  const isBare = isNothing && !meant && !isAsking
  const isShort = products.total !== undefined && !products.isOld && !isAsking && products.total <= FEW
  useTitle(keyword ? t`Search: ${keyword}` : undefined, t`Search products from small shops by name, category or price.`)

  const show = (wanted: ShownFilter, how: { replace: boolean }) => void visits.go(addressOf(wanted), how)
  // A new keyword adds a history entry; a filter replaces the current history entry.
  const searchFor = (word: string) => {
    if (word === keyword) return
    // Removes the sort order if it is only the default of a list without a keyword.
    const { sort: currentSort, ...others } = { ...filter, keyword: word }
    const wasChosen = currentSort !== undefined && currentSort !== defaultSort(filter)
    show(wasChosen ? { ...others, sort: currentSort } : others, { replace: false })
  }
  const refine = (wanted: ShownFilter) => show(wanted, { replace: true })
  return (
    <Page wide>
      <h1 className={typography.srOnly}>
        <Trans>Search</Trans>
      </h1>
      <SearchBox
        keyword={keyword}
        autoFocus={wantsFocus}
        onSearch={searchFor}
        start={
          <IconButton label={t`Back`} onClick={visits.back}>
            <IconChevronLeft aria-hidden="true" />
          </IconButton>
        }
        end={
          <IconButton label={t`Filters`} dot={Object.keys(applied).length > 0} onClick={() => setFiltering(true)}>
            <IconAdjustmentsHorizontal aria-hidden="true" />
          </IconButton>
        }
      />
      <Crumbs
        parents={keyword ? [{ href: '/search', name: <Trans>Search</Trans> }] : []}
        here={keyword ? <q>{keyword}</q> : <Trans>Search</Trans>}
      />
      <BesideFilters filter={shown} facets={facets} bare={isBare} onChange={refine}>
        {!isBare && <FilterChips filter={shown} facets={facets} onChange={refine} />}
        <ProductResults
          products={products}
          found={keyword ? <Found total={products.total ?? 0} keyword={keyword} meant={meant} /> : undefined}
          empty={isAsking ? <CardsSkeleton /> : <NoResults filter={filter} onSearch={searchFor} onRefine={refine} />}
        />
        {isShort && <PopularProducts without={new Set(products.items?.map(({ product_id }) => product_id))} />}
      </BesideFilters>
      <FilterSheet
        open={isFiltering}
        onClose={() => setFiltering(false)}
        filter={shown}
        facets={facets}
        onChange={refine}
      />
    </Page>
  )
}

/** The keyword that the shopper probably meant, if the typed keyword has no results. */
function useSuggestedKeyword(keyword: string) {
  const { data: [meant] = [], isLoading } = useRead('GET /api/search/suggest', { keyword }, { enabled: keyword !== '' })
  return { meant, isAsking: isLoading }
}

type FoundProps = { total: number; keyword: string; meant: string | undefined }

function Found({ total, keyword, meant }: FoundProps) {
  if (!meant)
    return (
      <Trans>
        <Plural value={total} _1001="1,000+ results" one="# result" other="# results" /> for <Keyword word={keyword} />
      </Trans>
    )
  return (
    <Trans>
      No results for <Keyword word={keyword} />. Showing{' '}
      <Plural value={total} _1001="1,000+ results" one="# result" other="# results" /> for{' '}
      <Anchor className={css.meant} href={addressOf({ keyword: meant })}>
        {meant}
      </Anchor>
    </Trans>
  )
}

// `Keyword` is a component, because a tag in a keyword inside the message would be parsed as a placeholder of the
// message.
const Keyword = ({ word }: { word: string }) => <b>{shortKeyword(word)}</b>

type NothingProps = { filter: ShownFilter; onSearch: (word: string) => void; onRefine: (filter: ShownFilter) => void }

function NoResults({ filter, onSearch, onRefine }: NothingProps) {
  const { keyword, sort: _, ...applied } = filter
  if (Object.keys(applied).length > 0) return <NothingFound onClear={() => onRefine(keyword ? { keyword } : {})} />
  if (keyword) return <NothingFor keyword={keyword} onSearch={onSearch} />
  return <Empty title={<Trans>Nothing here yet</Trans>} link={{ href: '/home', text: <Trans>Keep shopping</Trans> }} />
}
