import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Meant } from '@sampan/contract'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import { useMemo, useState } from 'react'
import { FilterChips } from '../../features/catalogue/filter-chips.tsx'
import { BesideFilters } from '../../features/catalogue/filter-column.tsx'
import { FilterSheet } from '../../features/catalogue/filter-sheet.tsx'
import { defaultSort } from '../../features/catalogue/filter-text.ts'
import { PopularProducts } from '../../features/catalogue/popular-products.tsx'
import { NothingFound, ProductResults } from '../../features/catalogue/product-results.tsx'
import {
  productFilterText,
  readProductFilter,
  type ShownFilter,
  withFilterWords,
} from '../../features/catalogue/shown-filter.ts'
import { useProducts } from '../../features/catalogue/use-products.ts'
import { useTitle } from '../../navigation/head.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { usePlace, useVisits } from '../../navigation/visits.ts'
import { Anchor } from '../../ui/button/anchor.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Crumbs } from '../../ui/layout/crumbs.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Page } from '../../ui/layout/page.tsx'
import typography from '../../ui/styles/typography.module.css'
import { FEW } from './few-results.ts'
import { NothingFor } from './nothing-for.tsx'
import css from './search.module.css'
import { SearchBox } from './search-box.tsx'
import { shortKeyword } from './short-keyword.ts'

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
  const { keyword = '', as_typed } = filter
  const products = useProducts(filter)
  const { facets, meant } = products
  const filter_words = products.isOld ? undefined : products.filter_words
  // Chips and sheet change the filters that were read from the keyword like chosen filters.
  const fullFilter = withFilterWords(filter, filter_words)
  const { keyword: _, sort: __, as_typed: ___, ...appliedFilter } = fullFilter
  const isBare = products.total === 0 && !products.isOld && Object.keys(appliedFilter).length === 0
  const isShort = products.total !== undefined && !products.isOld && products.total <= FEW
  useTitle(keyword ? t`Search: ${keyword}` : undefined, t`Search products from small shops by name, category or price.`)

  const show = (newFilter: ShownFilter, how: { replace: boolean }) => void visits.go(addressOf(newFilter), how)
  // A new keyword adds a history entry; a filter replaces the current history entry.
  const searchFor = (word: string) => {
    if (word === keyword && !as_typed) return
    // Removes the sort order if it is only the default of a list without a keyword.
    const { sort: currentSort, as_typed: _, ...others } = { ...filter, keyword: word }
    const wasChosen = currentSort !== undefined && currentSort !== defaultSort(filter)
    show(wasChosen ? { ...others, sort: currentSort } : others, { replace: false })
  }
  const refine = (newFilter: ShownFilter) => show(newFilter, { replace: true })
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
          <IconButton label={t`Filters`} dot={Object.keys(appliedFilter).length > 0} onClick={() => setFiltering(true)}>
            <IconAdjustmentsHorizontal aria-hidden="true" />
          </IconButton>
        }
      />
      <Crumbs
        parents={keyword ? [{ href: '/search', name: <Trans>Search</Trans> }] : []}
        here={keyword ? <q>{keyword}</q> : <Trans>Search</Trans>}
      />
      <BesideFilters filter={fullFilter} facets={facets} bare={isBare} onChange={refine}>
        {!isBare && <FilterChips filter={fullFilter} facets={facets} onChange={refine} />}
        <ProductResults
          products={products}
          heading={
            keyword ? (
              <Found
                total={products.total ?? 0}
                filter={{ ...filter, keyword }}
                meant={meant}
                isFiltered={filter_words !== undefined}
              />
            ) : undefined
          }
          empty={<NoResults filter={filter} onSearch={searchFor} onRefine={refine} />}
        />
        {isShort && <PopularProducts without={new Set(products.items?.map(({ product_id }) => product_id))} />}
      </BesideFilters>
      <FilterSheet
        open={isFiltering}
        onClose={() => setFiltering(false)}
        filter={fullFilter}
        facets={facets}
        onChange={refine}
      />
    </Page>
  )
}

type FoundProps = {
  total: number
  filter: ShownFilter & { keyword: string }
  meant: Meant | undefined
  /** Whether filters were read from the keyword. */
  isFiltered: boolean
}

/** The number of results, and the words that were searched instead of the typed keyword or together with it. */
function Found({ total, filter, meant, isFiltered }: FoundProps) {
  const { keyword, ...others } = filter
  const asTyped = addressOf({ keyword, as_typed: 'true', ...others })
  if (isFiltered)
    return (
      <>
        <Trans>
          <Plural value={total} _1001="1,000+ results" one="# result" other="# results" /> for{' '}
          <Keyword word={keyword} />
        </Trans>
        {' · '}
        <Anchor className={css.meant} href={asTyped}>
          <Trans>Search without filters</Trans>
        </Anchor>
      </>
    )
  if (!meant)
    return (
      <Trans>
        <Plural value={total} _1001="1,000+ results" one="# result" other="# results" /> for <Keyword word={keyword} />
      </Trans>
    )
  if (!meant.is_typed_found)
    return (
      <Trans>
        No results for <Keyword word={keyword} />. Showing{' '}
        <Plural value={total} _1001="1,000+ results" one="# result" other="# results" /> for{' '}
        <Words filter={{ ...filter, keyword: meant.keyword }} />
      </Trans>
    )
  return (
    <>
      <Trans>
        <Plural value={total} _1001="1,000+ results" one="# result" other="# results" /> for <Keyword word={keyword} />{' '}
        and <Words filter={{ ...filter, keyword: meant.keyword }} />
      </Trans>
      {' · '}
      <Anchor className={css.meant} href={asTyped}>
        <Trans>
          Search only for <Keyword word={keyword} />
        </Trans>
      </Anchor>
    </>
  )
}

// `Keyword` is a component, because a tag in a keyword inside the message would be parsed as a placeholder of the
// message.
const Words = ({ filter }: Pick<FoundProps, 'filter'>) => (
  <Anchor className={css.meant} href={addressOf(filter)}>
    {shortKeyword(filter.keyword)}
  </Anchor>
)
const Keyword = ({ word }: { word: string }) => <b>{shortKeyword(word)}</b>

type NothingProps = { filter: ShownFilter; onSearch: (word: string) => void; onRefine: (filter: ShownFilter) => void }

function NoResults({ filter, onSearch, onRefine }: NothingProps) {
  const { keyword, sort: _, as_typed: __, ...appliedFilter } = filter
  if (Object.keys(appliedFilter).length > 0)
    return <NothingFound onClear={() => onRefine(keyword ? { keyword } : {})} />
  if (keyword) return <NothingFor keyword={keyword} onSearch={onSearch} />
  return <Empty title={<Trans>Nothing here yet</Trans>} link={{ href: '/home', text: <Trans>Keep shopping</Trans> }} />
}
