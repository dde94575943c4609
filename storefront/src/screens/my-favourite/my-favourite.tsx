import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { FollowedShops } from './followed-shops.tsx'
import { LikedProducts } from './liked-products.tsx'
import css from './my-favourite.module.css'
import { ClearViewed, ViewedProducts } from './viewed-products.tsx'

const PARTS = ['products', 'shops', 'viewed'] as const

/** The shopper's favourite products, followed shops and recent views. */
export default function MyFavouriteScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const visits = useVisits()
  const panel = useId()
  const of = PARTS.find((part) => part === search.get('of')) ?? 'products'
  const words = { products: t`Products`, shops: t`Shops`, viewed: t`Viewed` }
  return (
    <Page>
      <TopBar title={t`Favourites`} onBack={visits.back} end={of === 'viewed' && <ClearViewed />} />
      <div className={css.tabs}>
        <Tabs
          label={t`Favourites`}
          tabs={PARTS.map((value) => ({ value, label: words[value] }))}
          value={of}
          // The screen has two addresses; at another one it would be another screen, and the focus would be lost.
          onChange={(next) => void visits.go(`?of=${next}`, { replace: true })}
          panel={panel}
        />
      </div>
      <div id={panel} role="tabpanel" aria-label={words[of]} className={css.list}>
        {of === 'products' && <LikedProducts />}
        {of === 'shops' && <FollowedShops />}
        {of === 'viewed' && <ViewedProducts />}
      </div>
    </Page>
  )
}
