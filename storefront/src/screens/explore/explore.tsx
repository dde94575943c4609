import { Trans, useLingui } from '@lingui/react/macro'
import { queryString } from '@sampan/contract/client'
import { usePages } from '@sampan/front/use-pages'
import { useRead } from '@sampan/front/use-read'
import type { ReactNode } from 'react'
import { productCount } from '../../features/catalogue/product-count.ts'
import type { ShownFilter } from '../../features/catalogue/shown-filter.ts'
import { ShopRail } from '../../features/shop/shop-rail.tsx'
import { useNotFoundStatus, useTitle } from '../../navigation/head.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import typography from '../../ui/styles/typography.module.css'
import { CategoryBanner } from './category-banner.tsx'
import { CategoryNav } from './category-nav.tsx'
import css from './explore.module.css'
import { KindNav } from './kind-nav.tsx'
import { ProductRail } from './product-rail.tsx'
import { ProductTiles, TilesSkeleton } from './product-tiles.tsx'
import {
  bestSellersIn,
  type Found,
  findShown,
  HOT_SHOPS,
  picksBy,
  RAIL_SHOWN,
  readWanted,
  type ShownCategory,
  TILES_SHOWN,
} from './shown-category.ts'
import { SubcategoryNav } from './subcategory-nav.tsx'

export default function ExploreScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  return (
    <Page tabbed wide>
      <h1 className={typography.srOnly}>
        <Trans>Explore</Trans>
      </h1>
      <Categories search={search}>
        <HotShops />
        <Picks title={<Trans>New arrivals</Trans>} label={t`New arrivals`} sort="new" />
        <Picks title={<Trans>Top rated</Trans>} label={t`Top rated`} sort="rating" />
      </Categories>
    </Page>
  )
}

/** The categories, and the subcategories, kinds and products of the current one. */
function Categories({ search, children }: { search: URLSearchParams; children: ReactNode }) {
  const visits = useVisits()
  const categories = useRead('GET /api/category/list')
  const found = categories.data && findShown(categories.data, search)
  const shown = found?.shown ?? wantedBefore(search)
  const picks = useRead('GET /api/product/list', bestSellersIn(shown ?? { category: '' }), {
    enabled: shown !== undefined,
  })
  const retry = () => {
    if (categories.isError) void categories.refetch()
    if (picks.isError) void picks.refetch()
  }
  useTexts(found)
  const subject = found && (found.kind ?? found.shelf)
  const isFailed = categories.isError || (picks.isError && !picks.data)
  return (
    <div className={css.columns}>
      <CategoryNav
        categories={categories.data?.filter((one) => !one.is_hidden || one === found?.main) ?? []}
        current={found?.main.category ?? shown?.category}
        onChoose={(newCategory) => void visits.go(`/explore?category=${newCategory}`, { replace: true })}
      />
      <div className={css.side}>
        <section className={css.category} aria-label={subject?.name}>
          {subject && shown && (
            <CategoryBanner
              name={subject.name}
              image={subject.image}
              href={`/search?${queryString(shown)}`}
              total={picks.data && productCount(picks.data)}
            />
          )}
          {found && <SubcategoryNav main={found.main} current={found.shelf.category} />}
          {found && <KindNav category={found.shelf.category} kinds={found.shelf.kinds} current={found.shown.kind} />}
          {!categories.data && !isFailed && <Skeleton className={css.lead} />}
          {isFailed && <ErrorState onRetry={retry} />}
          {subject && shown && picks.data && (
            <PopularTiles shownCategory={shown} name={subject.name} cards={picks.data.items} />
          )}
          {categories.data?.length === 0 && <NothingHere />}
          {picks.isPending && shown && <TilesSkeleton count={TILES_SHOWN} />}
        </section>
        <div className={css.rails}>{children}</div>
      </div>
    </div>
  )
}

/** The category that the URL names, whose products are read together with the categories. */
function wantedBefore(search: URLSearchParams): ShownCategory | undefined {
  const { category, ...kind } = readWanted(search)
  return category === undefined ? undefined : { category, ...kind }
}

function useTexts(found: Found | undefined) {
  const { t } = useLingui()
  const narrower = found && (found.kind ?? (found.shelf.category === found.main.category ? undefined : found.shelf))
  const wider = found?.kind ? found.shelf : found?.main
  useTitle(
    narrower && wider ? `${narrower.name} – ${wider.name}` : t`Explore`,
    narrower ? t`Browse ${narrower.name} from small shops.` : t`Explore good things from small shops by category.`,
  )
  useNotFoundStatus(found?.isUnknown ?? false)
}

type PopularProps = {
  shownCategory: ShownCategory
  name: string
  cards: Parameters<typeof ProductTiles>[0]['cards']
}

function PopularTiles({ shownCategory, name, cards }: PopularProps) {
  const { t } = useLingui()
  if (cards.length === 0) return <NothingHere />
  return (
    <>
      <header className={css.head}>
        <h2 className={typography.title3}>
          <Trans>Popular</Trans>
        </h2>
        <span className={typography.link}>
          <Anchor href={`/search?${queryString(shownCategory)}`} aria-label={t`All of ${name}`}>
            <Trans>All</Trans>
          </Anchor>
        </span>
      </header>
      <ProductTiles cards={cards} />
    </>
  )
}

function NothingHere() {
  return (
    <Empty
      title={<Trans>Nothing here yet</Trans>}
      text={<Trans>We’re still adding products here.</Trans>}
      link={{ href: '/search?sort=hot', text: <Trans>Browse popular products</Trans> }}
    />
  )
}

/** Hot shops. A failure is not shown, because the screen works without them. */
function HotShops() {
  const { items } = usePages('GET /api/shop/list', HOT_SHOPS)
  const shops = items?.slice(0, RAIL_SHOWN)
  if (!shops?.length) return null
  return (
    <Section title={<Trans>Top shops</Trans>} action={<SeeAll href="/shop" />}>
      <ShopRail shops={shops} />
    </Section>
  )
}

type PicksProps = { title: ReactNode; label: string; sort: NonNullable<ShownFilter['sort']> }

function Picks({ title, label, sort }: PicksProps) {
  const { data } = useRead('GET /api/product/list', picksBy(sort))
  if (!data?.items.length) return null
  return (
    <Section title={title} action={<SeeAll href={`/search?sort=${sort}`} />}>
      <ProductRail label={label} cards={data.items} />
    </Section>
  )
}

function SeeAll({ href }: { href: string }) {
  return (
    <Anchor href={href}>
      <Trans>See all</Trans>
    </Anchor>
  )
}
