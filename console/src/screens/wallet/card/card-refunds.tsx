import { Trans, useLingui } from '@lingui/react/macro'
import type { CardRefundAtDesk } from '@sampan/contract'
import { usePages } from '@sampan/front/use-pages'
import { type ReactNode, useMemo, useState } from 'react'
import { useFilters } from '../../../navigation/address.ts'
import { Link } from '../../../navigation/link.tsx'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { countSet, Filters } from '../../../ui/layout/filters.tsx'
import { NothingFound } from '../../../ui/layout/nothing-found.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { CardName } from './card-name.tsx'
import { MinorMoney } from './minor-money.tsx'
import { RefundNotes, type Way, WayDialog } from './refund-notes.tsx'
import { filterText, RefundBadge, type RefundFilter } from './refund-text.tsx'

const START = { state: 'undecided', shopper: '' }
const STATES: readonly RefundFilter[] = ['undecided', 'under_way', 'done', 'refused', 'all']

type Choice = { refund: CardRefundAtDesk; way: Way }

const open = ({ shopper }: CardRefundAtDesk, text: ReactNode) => <Link to={`/wallets/${shopper.user_id}`}>{text}</Link>

function useColumns(onChoose: (choice: Choice) => void): readonly Column<CardRefundAtDesk>[] {
  return useMemo(
    () => [
      {
        id: 'shopper',
        head: <Trans>Shopper</Trans>,
        cell: ({ shopper_name, shopper }) => shopper_name || shopper.account,
      },
      { id: 'account', head: <Trans>Email</Trans>, cell: ({ shopper }) => shopper.account, isExtra: true },
      { id: 'state', card: 'status', head: <Trans>Status</Trans>, cell: (refund) => <RefundBadge refund={refund} /> },
      {
        id: 'card',
        card: 'about',
        head: <Trans context="payout">To</Trans>,
        cell: ({ card }) => <CardName card={card} />,
      },
      {
        id: 'amount',
        card: 'sum',
        head: <Trans>Amount</Trans>,
        cell: ({ amount_minor, currency }) => <MinorMoney minor={amount_minor} currency={currency} />,
        align: 'end',
      },
      {
        id: 'created_at',
        card: 'when',
        head: <Trans context="refund to a card">Approved</Trans>,
        cell: ({ created_at }) => <MomentText at={created_at} as="near" />,
        align: 'end',
        isExtra: true,
      },
      {
        id: 'notes',
        card: 'below',
        head: <Trans context="payment">Details</Trans>,
        cell: (refund) => <RefundNotes refund={refund} onChoose={(way) => onChoose({ refund, way })} />,
        isWide: true,
      },
    ],
    [onChoose],
  )
}

/** Refunds to cards, with those first whose card refused the money. */
export default function CardRefunds() {
  const { t, i18n } = useLingui()
  const { filters, set } = useFilters(START)
  const [choice, setChoice] = useState<Choice>()
  const columns = useColumns(setChoice)
  const state = STATES.find((name) => name === filters.state) ?? 'undecided'
  const list = usePages('GET /api/admin/provider/refunds', {
    ...(state !== 'all' && { state }),
    ...(filters.shopper && { shopper: filters.shopper }),
  })
  return (
    <>
      <Panes
        list={
          <>
            <PageHeader
              title={<Trans>Refunds to cards</Trans>}
              note={
                <Trans>
                  Approved <Link to="/withdrawals">withdrawals</Link> go back to the cards of recent top-ups
                  automatically. Only declined refunds need you.
                </Trans>
              }
            />
            <Filters
              set={countSet([filters.shopper])}
              more={
                <SearchField
                  label={t`Shopper’s email address`}
                  value={filters.shopper}
                  onChange={(shopper) => set({ shopper })}
                />
              }
            >
              <FilterTabs
                label={t`Status`}
                value={state}
                options={STATES.map((value) => ({ value, label: filterText(value, i18n) }))}
                onChange={(state) => set({ state })}
              />
            </Filters>
            <DataTable
              {...list}
              label={t`Refunds to cards`}
              keyOf={({ refund_id }) => refund_id}
              columns={columns}
              open={open}
              empty={
                <NothingFound
                  typed={filters.shopper}
                  title={state === 'undecided' ? <Trans>No declined refunds</Trans> : <Trans>No refunds here</Trans>}
                />
              }
            />
          </>
        }
        detail={null}
      />
      {choice && <WayDialog {...choice} onClose={() => setChoice(undefined)} />}
    </>
  )
}
