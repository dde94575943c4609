import { Trans, useLingui } from '@lingui/react/macro'
import { OrderList } from '../../features/order/order-list.tsx'
import { keywordIn } from '../../navigation/keyword-in.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { SearchField } from '../../ui/form/search-field.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import layout from '../../ui/styles/layout.module.css'
import { AsTyped } from '../../ui/text/as-typed.tsx'
import css from './order.module.css'

/** All orders, with a search by number or product title. The keyword is in the URL. */
export default function OrderScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const visits = useVisits()
  const keyword = keywordIn(search)
  const find = (text: string) => {
    const query = text.trim() ? `?keyword=${encodeURIComponent(text.trim())}` : ''
    void visits.go(`/order${query}`, { replace: true })
  }
  return (
    <Page wide>
      <TopBar title={<Trans>Orders</Trans>} onBack={visits.back} />
      <div className={`${layout.pad} ${css.find}`}>
        <SearchField
          label={t`Search orders`}
          placeholder={t`Order number or product`}
          value={keyword}
          onSubmit={find}
          onChange={(text) => text === '' && keyword !== '' && find('')}
        />
      </div>
      <OrderList
        key={keyword}
        status="all"
        keyword={keyword}
        empty={keyword ? <NothingFound keyword={keyword} /> : undefined}
      />
    </Page>
  )
}

function NothingFound({ keyword }: { keyword: string }) {
  return (
    <Empty
      title={
        <Trans>
          No orders match “<AsTyped text={keyword} />”
        </Trans>
      }
      text={<Trans>Try part of the order number or product name.</Trans>}
      link={{ href: '/order', text: <Trans>All orders</Trans> }}
    />
  )
}
