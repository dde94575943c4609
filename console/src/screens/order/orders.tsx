import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { hasLostPieces, isPartlySent, linesInList, sumInList } from '@sampan/contract/refund-sums'
import { ORDER_STATUS, ORDER_STATUSES } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useState } from 'react'
import { LostBadge, OrderStatusBadge, orderStatusText, PartlySentBadge } from '../../features/order/order-status.tsx'
import { useFilters } from '../../navigation/address.ts'
import type { ScreenProps } from '../../navigation/route.ts'
import { useRowLink } from '../../navigation/use-row-link.tsx'
import { useMay } from '../../session/use-session.ts'
import { DayRange } from '../../ui/form/day-range.tsx'
import { FilterTabs } from '../../ui/form/filter-tabs.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { countSet, FilterFields, Filters } from '../../ui/layout/filters.tsx'
import { NothingFound } from '../../ui/layout/nothing-found.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panes } from '../../ui/layout/panes.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import { OrderBulk } from './order-bulk.tsx'
import { OrderPane } from './order-pane.tsx'
import { useSelectionAcross } from './selected-orders.ts'
import { ShipFileDialog } from './shipment/ship-file-dialog.tsx'

const START = { status: '1', find: '', product: '', from: '', to: '' }
const OVERDUE = 'overdue'
const PARTLY_SENT = 'partly_sent'
const LOST = 'lost'
const DAY = /^2\d{3}-\d{2}-\d{2}$/
const STATUSES = ['all', ...ORDER_STATUSES.map(String)]

type Row = ReplyTo<'GET /api/admin/order/list'>['items'][number]
type Status = NonNullable<Parameters<typeof usePages<'GET /api/admin/order/list'>>[1]>['status']

const columns: readonly Column<Row>[] = [
  { id: 'order_number', head: <Trans>Order</Trans>, cell: (order) => order.order_number },
  { id: 'status', card: 'status', head: <Trans>Status</Trans>, cell: statusOf },
  { id: 'goods', card: 'about', head: <Trans>Goods</Trans>, cell: goodsOf, isWide: true },
  { id: 'shopper', head: <Trans>Shopper</Trans>, cell: (order) => order.shopper.account, isExtra: true },
  {
    id: 'total',
    card: 'sum',
    head: <Trans>Total</Trans>,
    cell: (order) => <MoneyText cents={sumInList(order)} />,
    align: 'end',
  },
  {
    id: 'created_at',
    card: 'when',
    head: <Trans>Placed</Trans>,
    cell: (order) => <MomentText at={order.created_at} as="near" />,
    align: 'end',
  },
]

function statusOf({ status, overdue, items, parcels }: Row): ReactNode {
  if (status === ORDER_STATUS.shipped && hasLostPieces({ items, parcels })) return <LostBadge />
  if (!overdue) return isPartlySent({ items }) ? <PartlySentBadge /> : <OrderStatusBadge status={status} />
  return (
    <StatusBadge tone="bad">
      <Trans>Overdue</Trans>
    </StatusBadge>
  )
}

function goodsOf(order: Row): string {
  const [first, ...others] = linesInList(order).map(({ title, quantity }) =>
    quantity > 1 ? `${quantity} × ${title}` : title,
  )
  return others.length > 0 ? `${first} +${others.length}` : (first ?? '')
}

const pictureOf = (order: Row) => linesInList(order)[0]?.image

/** Shown for an empty list. A search within one tab can be extended to all orders. */
function NoOrders({ status, find, onAll }: typeof START & { onAll: () => void }) {
  const title = status === '1' ? <Trans>No orders to ship</Trans> : <Trans>No orders here</Trans>
  return (
    <NothingFound typed={find} title={title}>
      {status !== 'all' && (
        <Button variant="default" onClick={onAll}>
          <Trans>Search all orders</Trans>
        </Button>
      )}
    </NothingFound>
  )
}

const pathOf = (order: Row) => `/orders/${order.order_id}`

/** Orders by status, orders to ship first, with the open order next to the list. */
export default function Orders({ params: { order_id } }: ScreenProps) {
  const { t, i18n } = useLingui()
  const { filters, set, addressOf } = useFilters(START)
  const isStatus = (status: string): status is NonNullable<Status> => STATUSES.includes(status)
  const filter = {
    ...(isStatus(filters.status) && { status: filters.status }),
    ...(filters.status === OVERDUE && { overdue: 'true' as const }),
    ...(filters.status === PARTLY_SENT && { partly_sent: 'true' as const }),
    ...(filters.status === LOST && { lost: 'true' as const }),
    ...(filters.find && { find: filters.find }),
    ...(filters.product && { product_id: filters.product }),
    ...(DAY.test(filters.from) && { from: filters.from }),
    ...(DAY.test(filters.to) && { to: filters.to }),
  }
  const list = usePages('GET /api/admin/order/list', filter)
  const across = useSelectionAcross(filter, list.pages?.[0])
  const [isFile, setFile] = useState(false)
  const mayShip = useMay('fulfilment')
  const options = [
    { value: '1', label: orderStatusText(1, i18n) },
    { value: OVERDUE, label: t`Overdue` },
    { value: PARTLY_SENT, label: t`Partly sent` },
    { value: LOST, label: t`Parcel lost` },
    ...ORDER_STATUSES.filter((status) => status !== ORDER_STATUS.paid).map((status) => ({
      value: String(status),
      label: orderStatusText(status, i18n),
    })),
    { value: 'all', label: t`All` },
  ]
  const open = useRowLink(pathOf, addressOf)
  return (
    <Panes
      list={
        <>
          <PageHeader title={<Trans>Orders</Trans>}>
            {mayShip && (
              <Button variant="default" onClick={() => setFile(true)}>
                <Trans>Ship from a file</Trans>
              </Button>
            )}
          </PageHeader>
          <Filters
            set={countSet([filters.find, filters.from || filters.to, filters.product])}
            more={
              <FilterFields>
                <DayRange days={filters} onChange={set} />
                <SearchField
                  label={t`Number, name, phone or product`}
                  value={filters.find}
                  // A search starts in all orders; selecting a tab afterwards filters the result.
                  onChange={(find) => set(find && !filters.find ? { find, status: 'all' } : { find })}
                />
                {filters.product && (
                  <Button
                    variant="light"
                    size="xs"
                    rightSection={<IconX size={14} aria-hidden />}
                    aria-label={t`All products`}
                    onClick={() => set({ product: '' })}
                  >
                    {filters.product}
                  </Button>
                )}
              </FilterFields>
            }
          >
            <FilterTabs
              label={t`Status`}
              value={filters.status}
              options={options}
              onChange={(status) => set({ status })}
            />
          </Filters>
          <DataTable
            {...list}
            label={t`Orders`}
            keyOf={(order) => order.order_id}
            columns={columns}
            picture={pictureOf}
            open={open}
            openKey={order_id}
            {...(mayShip && {
              bulk: (chosenOrders: readonly Row[]) => <OrderBulk orders={chosenOrders} />,
              across,
            })}
            empty={<NoOrders {...filters} onAll={() => set({ status: 'all' })} />}
          />
          {isFile && <ShipFileDialog onClose={() => setFile(false)} />}
        </>
      }
      detail={order_id && <OrderPane key={order_id} order_id={order_id} onClose={() => set({}, { path: '/orders' })} />}
    />
  )
}
