import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { useFilters } from '../../../navigation/address.ts'
import type { ScreenProps } from '../../../navigation/route.ts'
import { useRowLink } from '../../../navigation/use-row-link.tsx'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { countSet, Filters } from '../../../ui/layout/filters.tsx'
import { NothingFound } from '../../../ui/layout/nothing-found.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { sumOf } from './refund-amount.ts'
import { RefundPane } from './refund-pane.tsx'
import { RefundStateBadge, refundStateText } from './refund-status.tsx'

const START = { state: 'open', shopper: '' }
const STATES = ['open', 'applied', 'agreed', 'returning', 'executed', 'refused', 'withdrawn', 'all'] as const
type State = (typeof STATES)[number]
type Row = ReplyTo<'GET /api/admin/refund/list'>['items'][number]

const columns: readonly Column<Row>[] = [
  { id: 'order_number', head: <Trans>Order</Trans>, cell: (refund) => refund.order_number },
  {
    id: 'state',
    card: 'status',
    head: <Trans>Status</Trans>,
    cell: (refund) => <RefundStateBadge state={refund.state} />,
  },
  {
    id: 'explanation',
    card: 'about',
    head: <Trans>Explanation</Trans>,
    cell: (refund) => refund.explanation,
    isWide: true,
  },
  { id: 'shopper', head: <Trans>Shopper</Trans>, cell: (refund) => refund.shopper.account, isExtra: true },
  {
    id: 'amount',
    card: 'sum',
    head: <Trans>Amount</Trans>,
    cell: (refund) => <MoneyText cents={sumOf(refund)} />,
    align: 'end',
  },
  {
    id: 'created_at',
    card: 'when',
    head: <Trans>Requested</Trans>,
    cell: (refund) => <MomentText at={refund.created_at} as="near" />,
    align: 'end',
  },
]

const pictureOf = (refund: Row) => refund.items[0]?.image
const pathOf = (refund: Row) => `/refunds/${refund.refund_id}`

/** Refunds by state, open refunds first, with the open refund next to the list. */
export default function Refunds({ params: { refund_id } }: ScreenProps) {
  const { t, i18n } = useLingui()
  const { filters, set, addressOf } = useFilters(START)
  const state: State = STATES.find((one) => one === filters.state) ?? 'open'
  const list = usePages('GET /api/admin/refund/list', {
    state,
    ...(filters.shopper && { shopper: filters.shopper }),
  })
  const wordOf = (one: State) => {
    if (one === 'open') return t`Open`
    return one === 'all' ? t`All` : refundStateText(one, i18n)
  }
  const options = STATES.map((one) => ({ value: one, label: wordOf(one) }))
  const open = useRowLink(pathOf, addressOf)
  return (
    <Panes
      list={
        <>
          <PageHeader title={<Trans>Refunds</Trans>} />
          <Filters
            set={countSet([filters.shopper])}
            more={
              <SearchField
                label={t`Shopper’s email`}
                value={filters.shopper}
                onChange={(shopper) => set({ shopper })}
              />
            }
          >
            <FilterTabs label={t`Status`} value={state} options={options} onChange={(state) => set({ state })} />
          </Filters>
          <DataTable
            {...list}
            label={t`Refunds`}
            keyOf={(refund) => refund.refund_id}
            columns={columns}
            picture={pictureOf}
            open={open}
            openKey={refund_id}
            empty={<NothingFound typed={filters.shopper} title={<Trans>No refunds here</Trans>} />}
          />
        </>
      }
      detail={
        refund_id && <RefundPane key={refund_id} refund_id={refund_id} onClose={() => set({}, { path: '/refunds' })} />
      }
    />
  )
}
