import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAdjustmentsHorizontal, IconChevronLeft } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { CardBoxes } from '../features/catalogue/card-boxes.tsx'
import { productFilterText, readProductFilter, type ShownFilter } from '../features/catalogue/catalogue-queries.ts'
import { FilterChips } from '../features/catalogue/filter-chips.tsx'
import { FilterSheet } from '../features/catalogue/filter-sheet.tsx'
import { ProductCard } from '../features/catalogue/product-card.tsx'
import { type Products, useProducts } from '../features/catalogue/use-products.ts'
import { SearchBox } from '../features/search/search-box.tsx'
import { useTitle } from '../navigation/head.tsx'
import type { ScreenProps } from '../navigation/screen-props.ts'
import { usePlace, useVisits } from '../navigation/visits.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Empty } from '../ui/empty.tsx'
import { EndlessList } from '../ui/endless-list.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Page } from '../ui/page.tsx'
import rank from '../ui/type.module.css'
import css from './search.module.css'

const addressOf = (filter: ShownFilter) => {
  const text = productFilterText(filter)
  return text ? `/search?${text}` : '/search'
}

export default function SearchScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const visits = useVisits()
  const { how } = usePlace()
  const [isFiltering, setFiltering] = useState(false)
  // Opened by a tap on the shop's search, it is there to be typed into; a page that was just loaded is there to be read.
  const [wantsFocus] = useState(how === 'push' && search.size === 0)
  const filter = useMemo(() => readProductFilter(search), [search])
  const { keyword = '', sort, ...narrowing } = filter
  const products = useProducts(filter)
  const { facets } = products
  useTitle(
    keyword ? t`Search: ${keyword}` : undefined,
    t`Search good things from small shops, by name, category and price.`,
  )

  const show = (wished: ShownFilter, how: { replace: boolean }) => void visits.go(addressOf(wished), how)
  // Another word is another step, to come back from; narrowing goes on with the same one.
  const searchFor = (word: string) => {
    if (word !== keyword) show({ ...filter, keyword: word }, { replace: false })
  }
  const refine = (wished: ShownFilter) => show(wished, { replace: true })
  return (
    <Page>
      <h1 className={rank.srOnly}>
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
          <IconButton label={t`Filters`} dot={Object.keys(narrowing).length > 0} onClick={() => setFiltering(true)}>
            <IconAdjustmentsHorizontal aria-hidden="true" />
          </IconButton>
        }
      />
      <FilterChips filter={filter} categories={facets?.categories ?? []} onChange={refine} />
      <Results products={products} filter={filter} onRefine={refine} />
      <FilterSheet
        open={isFiltering}
        onClose={() => setFiltering(false)}
        filter={filter}
        facets={facets}
        onChange={refine}
      />
    </Page>
  )
}

type ResultsProps = { products: Products; filter: ShownFilter; onRefine: (filter: ShownFilter) => void }

function Results({ products: { total, isOld, facets: _, ...list }, filter, onRefine }: ResultsProps) {
  const { keyword } = filter
  return (
    <section className={classNames(isOld && css.old)} aria-busy={isOld}>
      <h2 className={css.count}>
        <span role="status">{total !== undefined && <Found total={total} keyword={keyword} />}</span>
      </h2>
      <EndlessList
        {...list}
        keyOf={(card) => card.product_id}
        layout="grid"
        skeleton={<CardBoxes />}
        empty={<NothingFound filter={filter} onRefine={onRefine} />}
      >
        {(card, place) => <ProductCard card={card} priority={place < FIRST_ROW} />}
      </EndlessList>
    </section>
  )
}

/** The cards that are in view at once, on a phone. */
const FIRST_ROW = 2

function Found({ total, keyword }: { total: number; keyword: string | undefined }) {
  if (!keyword) return <Plural value={total} one="# product" other="# products" />
  return (
    <Trans>
      <Plural value={total} one="# result" other="# results" /> for <b>{keyword}</b>
    </Trans>
  )
}

function NothingFound({ filter, onRefine }: Pick<ResultsProps, 'filter' | 'onRefine'>) {
  const { keyword } = filter
  const isNarrowed = productFilterText(filter) !== productFilterText(keyword ? { keyword } : {})
  return (
    <Empty
      title={<Trans>Nothing found</Trans>}
      text={isNarrowed ? <Trans>Fewer filters may show more.</Trans> : <Trans>Another word may find it.</Trans>}
      action={
        isNarrowed ? (
          <Button onClick={() => onRefine(keyword ? { keyword } : {})}>
            <Trans>Clear filters</Trans>
          </Button>
        ) : (
          <Button href="/search?sort=hot">
            <Trans>See what is hot</Trans>
          </Button>
        )
      }
    />
  )
}
