import { Trans } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import { useRead } from '@sampan/front/use-read'
import { useId } from 'react'
import { CardsSkeleton } from '../../features/catalogue/cards-skeleton.tsx'
import { ProductCard } from '../../features/catalogue/product-card.tsx'
import { ShopRail } from '../../features/shop/shop-rail.tsx'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { EndlessList } from '../../ui/list/endless-list.tsx'
import { BelowFold } from '../../ui/loading/below-fold.tsx'
import grid from '../../ui/styles/layout.module.css'
import css from './home-goods.module.css'
import { useHotProducts } from './use-hot-products.ts'

/** Six cards above the shops fill whole rows of two and of three. */
const FIRST_CARDS = 6

/** The part of the home page below the first view. */
export function HomeGoods() {
  const home = useRead('GET /api/home')
  const { items, goesOn, ...hot } = useHotProducts(home.data)
  const list = useId()
  return (
    <BelowFold>
      <Section
        title={<Trans>Popular</Trans>}
        action={
          <Anchor href="/search?sort=hot">
            <Trans>See all</Trans>
          </Anchor>
        }
      >
        <ul className={classNames(grid.grid, css.first)}>
          {items?.slice(0, FIRST_CARDS).map((card) => (
            <li key={card.product_id}>
              <ProductCard card={card} />
            </li>
          ))}
        </ul>
      </Section>
      {home.data && (
        <Section title={<Trans>Top shops</Trans>}>
          <ShopRail shops={home.data.hot_shops} />
        </Section>
      )}
      <Section title={<Trans>Also popular</Trans>}>
        <div id={list} className={classNames(!goesOn && css.whole)}>
          <EndlessList
            {...hot}
            items={items?.slice(FIRST_CARDS)}
            hasMore={goesOn && hot.hasMore}
            keyOf={(card) => card.product_id}
            layout="grid"
            skeleton={<CardsSkeleton />}
            empty={null}
          >
            {(card) => <ProductCard card={card} />}
          </EndlessList>
        </div>
        {/* Further pages load only after this tap: with endless scrolling, the footer would be unreachable. */}
        {!goesOn && hot.hasMore && (
          <p className={css.more}>
            <Button tone="plain" aria-controls={list} onClick={hot.onMore}>
              <Trans>Show more</Trans>
            </Button>
          </p>
        )}
      </Section>
    </BelowFold>
  )
}
