import { Trans, useLingui } from '@lingui/react/macro'
import type { Category } from '@sampan/contract/rules'
import type { ReactNode } from 'react'
import { usePages } from '../../api/use-pages.ts'
import { useRead } from '../../api/use-read.ts'
import type { ShownFilter } from '../../features/catalogue/shown-filter.ts'
import { ShopRail } from '../../features/shop/shop-rail.tsx'
import { useTitle } from '../../navigation/head.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/form/button.tsx'
import { Anchor } from '../../ui/layout/anchor.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import rank from '../../ui/layout/type.module.css'
import { CategoryLead } from './category-lead.tsx'
import { CategoryNav } from './category-nav.tsx'
import css from './explore.module.css'
import { bestSellersIn, HOT_SHOPS, picksBy, RAIL_SHOWN, readCategory, TILES_SHOWN } from './explored.ts'
import { ProductRail } from './product-rail.tsx'
import { ProductTiles, TileBoxes } from './product-tiles.tsx'

export default function ExploreScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  useTitle(undefined, t`Ten shelves of good things from small shops: look around by category.`)
  return (
    <Page tabbed wide>
      <h1 className={rank.srOnly}>
        <Trans>Explore</Trans>
      </h1>
      <Shelves category={readCategory(search)}>
        <HotShops />
        <Picks title={<Trans>New here</Trans>} label={t`New here`} sort="new" />
        <Picks title={<Trans>Top rated</Trans>} label={t`Top rated`} sort="rating" />
      </Shelves>
    </Page>
  )
}

/** The ten categories with the current one's products, then all products. */
function Shelves({ category, children }: { category: Category; children: ReactNode }) {
  const visits = useVisits()
  const categories = useRead('GET /api/category/list')
  const picks = useRead('GET /api/product/list', bestSellersIn(category))
  const retry = () => {
    if (categories.isError) void categories.refetch()
    if (picks.isError) void picks.refetch()
  }
  const tile = categories.data?.find((one) => one.category === category)
  const isFailed = categories.isError || (picks.isError && !picks.data)
  return (
    <div className={css.shelves}>
      <CategoryNav
        categories={categories.data ?? []}
        current={category}
        onChoose={(wished) => void visits.go(`/explore?category=${wished}`, { replace: true })}
      />
      <div className={css.side}>
        <section className={css.shelf} aria-label={tile?.name}>
          {tile && <CategoryLead tile={tile} total={picks.data?.total} />}
          {!tile && !isFailed && <Skeleton className={css.lead} />}
          {isFailed && <ErrorState onRetry={retry} />}
          {tile && picks.data && <Shelf category={category} name={tile.name} cards={picks.data.items} />}
          {picks.isPending && <TileBoxes count={TILES_SHOWN} />}
        </section>
        <div className={css.rails}>{children}</div>
      </div>
    </div>
  )
}

type ShelfProps = { category: Category; name: string; cards: Parameters<typeof ProductTiles>[0]['cards'] }

function Shelf({ category, name, cards }: ShelfProps) {
  const { t } = useLingui()
  if (cards.length === 0) return <NothingHere />
  return (
    <>
      <header className={css.head}>
        <h2 className={rank.title3}>
          <Trans>Best sellers</Trans>
        </h2>
        <span className={rank.link}>
          <Anchor href={`/search?category=${category}`} aria-label={t`All of ${name}`}>
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
      text={<Trans>This shelf is being filled.</Trans>}
      action={
        <Button href="/search?sort=hot">
          <Trans>See what is hot</Trans>
        </Button>
      }
    />
  )
}

/** Optional: a failure is not reported. */
function HotShops() {
  const { items } = usePages('GET /api/shop/list', HOT_SHOPS)
  const shops = items?.slice(0, RAIL_SHOWN)
  if (!shops?.length) return null
  return (
    <Section title={<Trans>Hot shops</Trans>} action={<SeeAll href="/shop" />}>
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
