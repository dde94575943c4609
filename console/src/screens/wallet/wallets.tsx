import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { BlockedBadge } from '../../features/account/blocked-badge.tsx'
import { useFilters } from '../../navigation/address.ts'
import type { ScreenProps } from '../../navigation/route.ts'
import { useRowLink } from '../../navigation/use-row-link.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { Filters } from '../../ui/layout/filters.tsx'
import { NothingFound } from '../../ui/layout/nothing-found.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panes } from '../../ui/layout/panes.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { WALLET_FILTERS } from './wallet-filters.ts'
import { WalletPane } from './wallet-pane.tsx'

type Row = ReplyTo<'GET /api/admin/wallet/search'>['items'][number]

const columns: readonly Column<Row>[] = [
  { id: 'account', head: <Trans>Email</Trans>, cell: ({ account }) => account, isWide: true },
  { id: 'name', card: 'about', head: <Trans context="person">Name</Trans>, cell: ({ name }) => name, isExtra: true },
  {
    id: 'state',
    card: 'status',
    head: <Trans>Status</Trans>,
    cell: ({ blocked_at, receivable_cents }) => (
      <>
        {blocked_at && <BlockedBadge />}
        {receivable_cents > 0 && (
          <StatusBadge tone="wait">
            <Trans>Owes</Trans>
          </StatusBadge>
        )}
      </>
    ),
  },
  {
    id: 'held_cents',
    head: <Trans>On hold</Trans>,
    cell: ({ held_cents }) => <MoneyText cents={held_cents} />,
    align: 'end',
    isExtra: true,
  },
  {
    id: 'balance_cents',
    card: 'sum',
    head: <Trans>Balance</Trans>,
    cell: ({ balance_cents }) => <MoneyText cents={balance_cents} isStrong />,
    align: 'end',
  },
]

const pathOf = (wallet: Row) => `/wallets/${wallet.user_id}`

/** Wallets, searchable by shopper, with the open wallet next to the list. */
export default function Wallets({ params: { user_id } }: ScreenProps) {
  const { t } = useLingui()
  const { filters, set, addressOf } = useFilters(WALLET_FILTERS)
  const { q: words } = filters
  const list = usePages('GET /api/admin/wallet/search', { words })
  const hasMore = list.pages?.[0]?.has_more === true
  const open = useRowLink(pathOf, addressOf)
  return (
    <Panes
      list={
        <>
          <PageHeader
            title={<Trans>Wallets</Trans>}
            {...(hasMore && { note: <Trans>There are more results. Refine your search.</Trans> })}
          />
          <Filters>
            <SearchField label={t`Email, reference or ID`} value={words} onChange={(q) => set({ q })} />
          </Filters>
          <DataTable
            {...list}
            label={t`Wallets`}
            keyOf={(wallet) => wallet.user_id}
            columns={columns}
            open={open}
            openKey={user_id}
            empty={<NothingFound typed={words} title={<Trans>No shoppers found</Trans>} />}
          />
        </>
      }
      detail={user_id && <WalletPane key={user_id} user_id={user_id} onClose={() => set({}, { path: '/wallets' })} />}
    />
  )
}
