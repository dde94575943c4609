import { Trans, useLingui } from '@lingui/react/macro'
import { SHOP_SORTS, type ShopSort } from '@sampan/contract/rules'
import { usePages } from '@sampan/front/use-pages'
import { useId } from 'react'
import { ShopCard } from '../../features/shop/shop-card.tsx'
import columns from '../../features/shop/shop-columns.module.css'
import { ShopsSkeleton } from '../../features/shop/shop-skeletons.tsx'
import { useTitle } from '../../navigation/head.tsx'
import { useVisits } from '../../navigation/visits.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'
import { shopSortText } from './shop-sort-text.ts'
import { readShopSort } from './shop-sorts.ts'

export function AllShops({ search }: { search: URLSearchParams }) {
  const { t, i18n } = useLingui()
  const visits = useVisits()
  const panel = useId()
  const sort = readShopSort(search)
  useTitle(t`All shops`, t`Meet the small shops that sell here: best selling, newest and top rated.`)
  return (
    <Page wide>
      <TopBar title={<Trans>All shops</Trans>} onBack={visits.back} />
      <Tabs
        sticky
        label={t`Sort by`}
        tabs={SHOP_SORTS.map((value) => ({ value, label: shopSortText(value, i18n) }))}
        value={sort}
        onChange={(next) => void visits.go(`/shop?sort=${next}`, { replace: true })}
        panel={panel}
      />
      <TabPanel id={panel} label={shopSortText(sort, i18n)} headed className={columns.columns}>
        <Shops key={sort} sort={sort} />
      </TabPanel>
    </Page>
  )
}

function Shops({ sort }: { sort: ShopSort }) {
  const list = usePages('GET /api/shop/list', { sort })
  return (
    <PullList
      {...list}
      keyOf={(shop) => shop.shop_id}
      layout="grid"
      skeleton={<ShopsSkeleton />}
      empty={<Empty title={<Trans>No shops yet</Trans>} link={{ href: '/home', text: <Trans>Keep shopping</Trans> }} />}
    >
      {(shop) => <ShopCard shop={shop} />}
    </PullList>
  )
}
