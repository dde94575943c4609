import { Trans, useLingui } from '@lingui/react/macro'
import { nameText } from '@sampan/contract/person-name'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { BlockedBadge } from '../../features/account/blocked-badge.tsx'
import { useFilters } from '../../navigation/address.ts'
import type { ScreenProps } from '../../navigation/route.ts'
import { useRowLink } from '../../navigation/use-row-link.tsx'
import { FilterTabs } from '../../ui/form/filter-tabs.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { countSet, Filters } from '../../ui/layout/filters.tsx'
import { NothingFound } from '../../ui/layout/nothing-found.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panes } from '../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import { ShopperPane } from './shopper-pane.tsx'

const START = { q: '', state: 'all' }

type Row = ReplyTo<'GET /api/admin/shopper/list'>['items'][number]

const columns: readonly Column<Row>[] = [
  { id: 'account', head: <Trans>Email</Trans>, cell: ({ account }) => account, isWide: true },
  { id: 'name', card: 'about', head: <Trans context="person">Name</Trans>, cell: (shopper) => nameText(shopper) },
  { id: 'mobile', head: <Trans>Phone</Trans>, cell: ({ mobile }) => mobile ?? '–', isExtra: true },
  {
    id: 'state',
    card: 'status',
    head: <Trans>Status</Trans>,
    cell: ({ blocked_at }) => blocked_at && <BlockedBadge />,
  },
  {
    id: 'created_at',
    card: 'when',
    head: <Trans>Joined</Trans>,
    cell: ({ created_at }) => <MomentText at={created_at} as="near" />,
    align: 'end',
  },
]

const pathOf = (shopper: Row) => `/shoppers/${shopper.user_id}`

/** Shoppers, searchable by name, e-mail address, number or id, with the open shopper next to the list. */
export default function Shoppers({ params: { user_id } }: ScreenProps) {
  const { t } = useLingui()
  const { filters, set, addressOf } = useFilters(START)
  const { q } = filters
  const list = usePages('GET /api/admin/shopper/list', {
    ...(q && { q }),
    ...(filters.state === 'blocked' && { state: 'blocked' as const }),
  })
  const isMore = list.pages?.[0]?.is_more === true
  const open = useRowLink(pathOf, addressOf)
  return (
    <Panes
      list={
        <>
          <PageHeader
            title={<Trans>Shoppers</Trans>}
            {...(isMore && { note: <Trans>There are more results. Refine your search.</Trans> })}
          />
          <Filters
            set={countSet([filters.q])}
            more={<SearchField label={t`Name, email, phone or ID`} value={q} onChange={(q) => set({ q })} />}
          >
            <FilterTabs
              label={t`Status`}
              value={filters.state}
              options={[
                { value: 'all', label: t`All` },
                { value: 'blocked', label: t`Blocked` },
              ]}
              onChange={(state) => set({ state })}
            />
          </Filters>
          <DataTable
            {...list}
            label={t`Shoppers`}
            keyOf={(shopper) => shopper.user_id}
            columns={columns}
            open={open}
            openKey={user_id}
            empty={<NothingFound typed={filters.q} title={<Trans>No shoppers found</Trans>} />}
          />
        </>
      }
      detail={user_id && <ShopperPane key={user_id} user_id={user_id} onClose={() => set({}, { path: '/shoppers' })} />}
    />
  )
}
