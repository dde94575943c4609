import { Trans, useLingui } from '@lingui/react/macro'
import { SHOP_SORTS, type ShopSort } from '@sampan/contract/rules'
import { useId } from 'react'
import { usePages } from '../../api/use-pages.ts'
import { ShopBoxes } from '../../features/shop/shop-boxes.tsx'
import { ShopCard } from '../../features/shop/shop-card.tsx'
import columns from '../../features/shop/shop-columns.module.css'
import { useTitle } from '../../navigation/head.tsx'
import { useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'
import typography from '../../ui/styles/typography.module.css'
import { classNames } from '../../ui/text/class-names.ts'
import css from './all-shops.module.css'
import { shopSortWord } from './shop-sort-word.ts'
import { readShopSort } from './shop-sorts.ts'

export function AllShops({ search }: { search: URLSearchParams }) {
  const { t, i18n } = useLingui()
  const visits = useVisits()
  const panel = useId()
  const sort = readShopSort(search)
  useTitle(t`All shops`, t`The small shops that sell here: what others buy most, who is new, and who is liked best.`)
  return (
    <Page wide>
      <TopBar title={<Trans>All shops</Trans>} onBack={visits.back} />
      <Tabs
        sticky
        label={t`Sort by`}
        tabs={SHOP_SORTS.map((value) => ({ value, label: shopSortWord(value, i18n) }))}
        value={sort}
        onChange={(next) => void visits.go(`/shop?sort=${next}`, { replace: true })}
        panel={panel}
      />
      <div
        id={panel}
        role="tabpanel"
        aria-label={shopSortWord(sort, i18n)}
        className={classNames(css.list, columns.columns)}
      >
        <h2 className={typography.srOnly}>{shopSortWord(sort, i18n)}</h2>
        <Shops key={sort} sort={sort} />
      </div>
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
      skeleton={<ShopBoxes />}
      empty={
        <Empty
          title={<Trans>No shops yet</Trans>}
          action={
            <Button href="/home">
              <Trans>Back to the shop</Trans>
            </Button>
          }
        />
      }
    >
      {(shop) => <ShopCard shop={shop} />}
    </PullList>
  )
}
