import { Trans, useLingui } from '@lingui/react/macro'
import type { PayoutAtDesk } from '@sampan/contract'
import { usePages } from '@sampan/front/use-pages'
import type { ReactNode } from 'react'
import { isProvider, PROVIDER_TITLES } from '../../../../features/provider/provider-title.ts'
import { useFilters } from '../../../../navigation/address.ts'
import { Link } from '../../../../navigation/link.tsx'
import { FilterTabs } from '../../../../ui/form/filter-tabs.tsx'
import { Filters } from '../../../../ui/layout/filters.tsx'
import { NothingFound } from '../../../../ui/layout/nothing-found.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { Panes } from '../../../../ui/layout/panes.tsx'
import { MoneyText } from '../../../../ui/money/money-text.tsx'
import { type Column, DataTable } from '../../../../ui/table/data-table.tsx'
import { CodeText } from '../../../../ui/text/code-text.tsx'
import { StatusBadge } from '../../../../ui/text/status-badge.tsx'
import { EntryState } from '../../bank/entry-text.tsx'
import { DayName } from './day-name.tsx'

const START = { provider: '', state: 'all' }
const STATES = [...(['unmatched', 'on_its_way', 'failed'] as const), 'all'] as const

function PayoutState({ payout: { status, returned_at } }: { payout: PayoutAtDesk }) {
  if (returned_at !== null)
    return (
      <StatusBadge tone="bad">
        <Trans>Sent back by the bank</Trans>
      </StatusBadge>
    )
  switch (status) {
    case 'on_its_way':
      return (
        <StatusBadge tone="wait">
          <Trans>On its way to the bank</Trans>
        </StatusBadge>
      )
    case 'paid':
      return (
        <StatusBadge tone="good">
          <Trans>Paid to the bank</Trans>
        </StatusBadge>
      )
    case 'failed':
      return (
        <StatusBadge tone="bad">
          <Trans>Failed</Trans>
        </StatusBadge>
      )
  }
}

const columns: readonly Column<PayoutAtDesk>[] = [
  { id: 'arrives_on', head: <Trans>Arrives</Trans>, cell: ({ arrives_on }) => <DayName day={arrives_on} /> },
  {
    id: 'provider',
    card: 'when',
    head: <Trans>Provider</Trans>,
    cell: ({ provider }) => PROVIDER_TITLES[provider],
  },
  { id: 'status', card: 'status', head: <Trans>Status</Trans>, cell: (payout) => <PayoutState payout={payout} /> },
  {
    id: 'bank',
    card: 'about',
    head: <Trans>Bank statement</Trans>,
    cell: ({ bank }) => (bank === null ? '–' : <EntryState state={bank} />),
  },
  {
    id: 'amount',
    card: 'sum',
    head: <Trans>Amount</Trans>,
    cell: ({ amount_cents }) => <MoneyText cents={amount_cents} />,
    align: 'end',
  },
  {
    id: 'ref',
    head: <Trans>Reference</Trans>,
    cell: ({ payout_ref }) => <CodeText>{payout_ref}</CodeText>,
    isExtra: true,
    isWide: true,
  },
]

/** Opens the day of the bank on which the payout was booked. */
const open = ({ bank_day }: PayoutAtDesk, text: ReactNode) =>
  bank_day === null ? text : <Link to={`/reconciliation/${bank_day}`}>{text}</Link>

/** Payouts of the providers to the bank, with those that no bank statement has. */
export default function ProviderPayouts() {
  const { t } = useLingui()
  const { filters, set } = useFilters(START)
  const state = STATES.find((name) => name === filters.state) ?? 'all'
  const provider = isProvider(filters.provider) ? filters.provider : undefined
  const list = usePages('GET /api/admin/provider/payouts', {
    ...(provider && { provider }),
    ...(state !== 'all' && { state }),
  })
  const labels = {
    unmatched: t`Not in a statement`,
    on_its_way: t`On its way to the bank`,
    failed: t`Failed`,
    all: t`All`,
  }
  return (
    <Panes
      list={
        <>
          <PageHeader
            title={<Trans>Provider payouts</Trans>}
            note={
              <Trans>
                A payout is booked when the provider has paid it, and matched with the line of the bank statement in{' '}
                <Link to="/reconciliation">Reconciliation</Link>.
              </Trans>
            }
          />
          <Filters>
            <FilterTabs
              label={t`Status`}
              value={state}
              options={STATES.map((value) => ({ value, label: labels[value] }))}
              onChange={(state) => set({ state })}
            />
          </Filters>
          <DataTable
            {...list}
            label={t`Provider payouts`}
            keyOf={({ payout_id }) => payout_id}
            columns={columns}
            open={open}
            empty={<NothingFound typed="" title={<Trans>No payouts here</Trans>} />}
          />
        </>
      }
      detail={null}
    />
  )
}
