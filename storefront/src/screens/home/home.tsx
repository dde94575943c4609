import { useLingui } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { type RefObject, useRef } from 'react'
import { useTitle } from '../../navigation/head.tsx'
import { useShopName } from '../../navigation/shop-name.ts'
import { useLoaded } from '../../ui/layer/use-loaded.ts'
import { Page } from '../../ui/layout/page.tsx'
import { DeferredHydration, deferHydration } from '../../ui/loading/deferred-hydration.tsx'
import typography from '../../ui/styles/typography.module.css'
import { BannerRail } from './banner-rail.tsx'
import { CategoryRail } from './category-rail.tsx'
import { FactList } from './fact-list.tsx'
import css from './home.module.css'

export default function HomeScreen() {
  const { t } = useLingui()
  const name = useShopName()
  useTitle(undefined, t`Good things from small shops around the world, delivered to you. In five languages.`)
  return (
    <Page tabbed wide>
      <h1 className={typography.srOnly}>{name}</h1>
      <HomeContent />
    </Page>
  )
}

function HomeContent() {
  const home = useRead('GET /api/home')
  const box = useRef<HTMLDivElement>(null)
  if (!home.data) return <DeferredHydration load={loadFallback} />
  return (
    <div ref={box} className={css.home}>
      <Pull box={box} />
      <BannerRail banners={home.data.banners} />
      <FactList />
      <CategoryRail categories={home.data.categories} />
      <DeferredHydration load={loadGoods} />
    </div>
  )
}

const loadGoods = deferHydration(async () => (await import('./home-goods.tsx')).HomeGoods)
const loadFallback = deferHydration(async () => (await import('./home-fallback.tsx')).HomeFallback)
if (import.meta.env.SSR) await Promise.all([loadGoods(), loadFallback()])

const loadPull = () => import('./home-pull.tsx')

/** Pull to refresh is loaded after the page is visible, because the page does not need its code. */
function Pull({ box }: { box: RefObject<HTMLDivElement | null> }) {
  const pullCode = useLoaded(loadPull, true)
  return pullCode && <pullCode.HomePull box={box} />
}
