import { Trans, useLingui } from '@lingui/react/macro'
import { STATUS_FILTERS } from '@sampan/contract/rules'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useUser } from '../../features/account/use-user.ts'
import { OrderList } from '../../features/order/order-list.tsx'
import { isStatusFilter } from '../../features/order/order-status.ts'
import { statusText } from '../../features/order/order-text.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'

/** The shopper's orders by status. The status is in the URL. */
export default function MyPurchasesScreen({ params }: ScreenProps) {
  const { t, i18n } = useLingui()
  const visits = useVisits()
  const { data: user } = useUser()
  const status = isStatusFilter(params.status) ? params.status : 'all'
  const tabs = STATUS_FILTERS.map((value) => ({
    value,
    label: statusText(value, i18n),
    ...(['0', '1', '2', '-4'].includes(value) && { count: user?.order_counts[value] ?? 0 }),
  }))
  const search = (
    <IconButton label={t`Search orders`} href="/order">
      <IconSearch aria-hidden="true" />
    </IconButton>
  )
  return (
    <Page wide>
      <TopBar title={<Trans>My orders</Trans>} onBack={visits.back} end={search} />
      <Tabs
        sticky
        label={t`Orders by status`}
        tabs={tabs}
        value={status}
        onChange={(value) => void visits.go(`/myPurchases/${value}`, { replace: true })}
        panel="orders"
      />
      <TabPanel id="orders" label={statusText(status, i18n)}>
        <OrderList key={status} status={status} />
      </TabPanel>
    </Page>
  )
}
