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
import { Anchor } from '../../ui/layout/anchor.tsx'
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
  HOT_SHOPS,
  isUnknown,
  picksBy,
  RAIL_SHOWN,
  readShownCategory,
  type ShownCategory,
  TILES_SHOWN,
} from './shown-category.ts'

export default function ExploreScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  return (
    <Page tabbed wide>
      <h1 className={typography.srOnly}>
        <Trans>Explore</Trans>
      </h1>
      <Categories shownCategory={readShownCategory(search)} isUnknown={isUnknown(search)}>
        <HotShops />
        <Picks title={<Trans>New arrivals</Trans>} label={t`New arrivals`} sort="new" />
        <Picks title={<Trans>Top rated</Trans>} label={t`Top rated`} sort="rating" />
      </Categories>
    </Page>
  )
}

/** The ten categories, and the kinds and products of the current category. */
function Categories({
  shownCategory,
  isUnknown,
  children,
}: {
  shownCategory: ShownCategory
  isUnknown: boolean
  children: ReactNode
}) {
  const { t } = useLingui()
  const { category } = shownCategory
  const visits = useVisits()
  const categories = useRead('GET /api/category/list')
  const picks = useRead('GET /api/product/list', bestSellersIn(shownCategory))
  const retry = () => {
    if (categories.isError) void categories.refetch()
    if (picks.isError) void picks.refetch()
  }
  const tile = categories.data?.find((one) => one.category === category)
  const kind = tile?.kinds.find((one) => one.kind === shownCategory.kind)
  const subject = kind ?? tile
  useTitle(
    tile && kind ? `${kind.name} – ${tile.name}` : t`Explore`,
    kind ? t`Browse ${kind.name} from small shops.` : t`Explore good things from small shops in ten categories.`,
  )
  useNotFoundStatus(isUnknown || (tile !== undefined && shownCategory.kind !== undefined && kind === undefined))
  const isFailed = categories.isError || (picks.isError && !picks.data)
  return (
    <div className={css.columns}>
      <CategoryNav
        categories={categories.data ?? []}
        current={category}
        onChoose={(newCategory) => void visits.go(`/explore?category=${newCategory}`, { replace: true })}
      />
      <div className={css.side}>
        <section className={css.category} aria-label={subject?.name}>
          {subject && (
            <CategoryBanner
              name={subject.name}
              image={subject.image}
              href={`/search?${queryString(shownCategory)}`}
              total={picks.data && productCount(picks.data)}
            />
          )}
          {tile && <KindNav category={category} kinds={tile.kinds} current={shownCategory.kind} />}
          {!tile && !isFailed && <Skeleton className={css.lead} />}
          {isFailed && <ErrorState onRetry={retry} />}
          {subject && picks.data && (
            <PopularTiles shownCategory={shownCategory} name={subject.name} cards={picks.data.items} />
          )}
          {picks.isPending && <TilesSkeleton count={TILES_SHOWN} />}
        </section>
        <div className={css.rails}>{children}</div>
      </div>
    </div>
  )
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
