import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import { usePages } from '@sampan/front/use-pages'
import { useId } from 'react'
import { CardsSkeleton } from '../../features/catalogue/cards-skeleton.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { useWide } from '../../ui/layout/use-wide.ts'
import { PullList } from '../../ui/list/pull-list.tsx'
import { SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import layout from '../../ui/styles/layout.module.css'
import css from './ranked-product.module.css'
import { RankedProduct } from './ranked-product.tsx'
import { RankedShop } from './ranked-shop.tsx'

export default function PopularScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const visits = useVisits()
  const panel = useId()
  const of = search.get('of') === 'shops' ? 'shops' : 'products'
  const tabs = [
    { value: 'products', label: t`Products` },
    { value: 'shops', label: t`Shops` },
  ] as const
  return (
    <Page wide>
      <TopBar title={<Trans>Popular</Trans>} onBack={visits.back} />
      <Tabs
        sticky
        label={t`Ranking`}
        tabs={tabs}
        value={of}
        onChange={(next) => void visits.go(`/popular?of=${next}`, { replace: true })}
        panel={panel}
      />
      <TabPanel id={panel} label={of === 'shops' ? t`Shops` : t`Products`}>
        {of === 'shops' ? <Shops /> : <Products />}
      </TabPanel>
    </Page>
  )
}

/** The number of products in the first row on wide screens. */
const TOP = 3

function Products() {
  const list = usePages('GET /api/product/list', { sort: 'hot' })
  const isWide = useWide()
  const { items = [] } = list
  const top = isWide && items.length > TOP ? items.slice(0, TOP) : []
  return (
    <>
      {top.length > 0 && (
        <ul className={classNames(layout.grid, css.top)}>
          {top.map((card, place) => (
            <li key={card.product_id}>
              <RankedProduct card={card} rank={place + 1} isTop />
            </li>
          ))}
        </ul>
      )}
      <PullList
        {...list}
        items={list.items?.slice(top.length)}
        keyOf={(card) => card.product_id}
        layout="grid"
        skeleton={<CardsSkeleton />}
        empty={<NothingSold />}
      >
        {(card, place) => <RankedProduct card={card} rank={top.length + place + 1} />}
      </PullList>
    </>
  )
}

function Shops() {
  const list = usePages('GET /api/shop/list', { sort: 'hot' })
  return (
    <PullList
      {...list}
      keyOf={(shop) => shop.shop_id}
      layout="duo"
      skeleton={<RanksSkeleton />}
      empty={<NothingSold />}
    >
      {(shop, place) => <RankedShop shop={shop} rank={place + 1} />}
    </PullList>
  )
}

function RanksSkeleton() {
  return (
    <Waiting>
      <SkeletonRows rows={6} />
    </Waiting>
  )
}

function NothingSold() {
  return <Empty title={<Trans>Nothing here yet</Trans>} link={{ href: '/home', text: <Trans>Keep shopping</Trans> }} />
}
