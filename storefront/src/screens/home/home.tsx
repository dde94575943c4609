import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useRead } from '../../api/use-read.ts'
import { useUser } from '../../features/account/use-user.ts'
import { useCartDoor } from '../../features/cart/use-cart-door.tsx'
import { CardBoxes } from '../../features/catalogue/card-boxes.tsx'
import { ProductCard } from '../../features/catalogue/product-card.tsx'
import { ShopTabs } from '../../features/shell/shop-tabs.tsx'
import { ShopRail } from '../../features/shop/shop-rail.tsx'
import { useTitle } from '../../navigation/head.tsx'
import { Anchor } from '../../ui/layout/anchor.tsx'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { Later } from '../../ui/layout/later.tsx'
import grid from '../../ui/layout/layout.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { SearchLink } from '../../ui/layout/search-link.tsx'
import { Section } from '../../ui/layout/section.tsx'
import rank from '../../ui/layout/type.module.css'
import { useLoaded } from '../../ui/layout/use-loaded.ts'
import { EndlessList } from '../../ui/list/endless-list.tsx'
import type { PullHandleProps } from '../../ui/list/pull-handle.tsx'
import { BannerRail } from './banner-rail.tsx'
import { CategoryRail } from './category-rail.tsx'
import { FactList } from './fact-list.tsx'
import { FrontBoxes } from './front-boxes.tsx'
import css from './home.module.css'
import { HomeBar } from './home-bar.tsx'
import { useHotProducts } from './use-hot-products.ts'

export default function HomeScreen() {
  const { t } = useLingui()
  const user = useUser()
  const cart = useCartDoor()
  useTitle(
    undefined,
    t`Good things from small shops, sent across borders and paid from your balance. In five languages.`,
  )
  return (
    <Page tabbed>
      <h1 className={rank.srOnly}>Sampan</h1>
      <HomeBar hasNews={(user.data?.unread_count ?? 0) > 0} />
      <div className={css.find}>
        <SearchLink href="/search">
          <Trans>What are you looking for?</Trans>
        </SearchLink>
      </div>
      <Front />
      <ShopTabs current="/home" cart_count={cart.count} onCart={cart.onCart} />
      {cart.sheet}
    </Page>
  )
}

/** Fills whole rows of two and of three before the shops come between. */
const FIRST_CARDS = 6

function Front() {
  const home = useRead('GET /api/home')
  const { items, onRefresh, ...hot } = useHotProducts(home.data)
  const box = useRef<HTMLDivElement>(null)
  const refresh = () => Promise.all([home.refetch(), onRefresh()])
  if (home.isError && !home.data) return <ErrorState onRetry={() => void home.refetch()} />
  if (!home.data) return <FrontBoxes />
  const { banners, categories, hot_shops } = home.data
  return (
    <div ref={box} className={css.front}>
      <Pull box={box} onRefresh={refresh} />
      <BannerRail banners={banners} />
      <FactList />
      <CategoryRail categories={categories} />
      <Later>
        <Section
          title={<Trans>Hot products</Trans>}
          action={
            <Anchor href="/search?sort=hot">
              <Trans>See all</Trans>
            </Anchor>
          }
        >
          <ul className={grid.grid}>
            {items?.slice(0, FIRST_CARDS).map((card) => (
              <li key={card.product_id}>
                <ProductCard card={card} />
              </li>
            ))}
          </ul>
        </Section>
        <Section title={<Trans>Hot shops</Trans>}>
          <ShopRail shops={hot_shops} />
        </Section>
        <Section title={<Trans>Also popular</Trans>}>
          <EndlessList
            {...hot}
            items={items?.slice(FIRST_CARDS)}
            keyOf={(card) => card.product_id}
            layout="grid"
            skeleton={<CardBoxes />}
            empty={null}
          >
            {(card) => <ProductCard card={card} />}
          </EndlessList>
        </Section>
      </Later>
    </div>
  )
}

const loadPull = () => import('../../ui/list/pull-handle.tsx')

/** Not needed to see the page, only to pull it. */
function Pull(props: PullHandleProps) {
  const loaded = useLoaded(loadPull, true)
  return loaded && <loaded.PullHandle {...props} />
}
