import { Trans, useLingui } from '@lingui/react/macro'
import type { ReportItem } from '@sampan/contract'
import { usePages } from '@sampan/front/use-pages'
import { type ReactNode, useMemo, useState } from 'react'
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
import { StatusBadge } from '../../../../ui/text/status-badge.tsx'
import { DayName } from './day-name.tsx'
import { ExplainDialog } from './explain-dialog.tsx'
import { ItemNotes } from './item-notes.tsx'
import { itemStateText, itemText, STATE_TONES } from './report-text.ts'

const START = { provider: '', day: '', state: 'open' }
const STATES = [...(['open', 'known', 'explained', 'equal'] as const), 'all'] as const
const DAY = /^2\d{3}-\d{2}-\d{2}$/

function Kind({ item: { kind } }: { item: ReportItem }) {
  const { i18n } = useLingui()
  return itemText(kind, i18n)
}

function State({ item: { state } }: { item: ReportItem }) {
  const { i18n } = useLingui()
  return <StatusBadge tone={STATE_TONES[state]}>{itemStateText(state, i18n)}</StatusBadge>
}

const sum = (amount_cents: number, fee_cents: number) => <MoneyText cents={amount_cents - fee_cents} hasSign />

function useColumns(onExplain: (item: ReportItem) => void): readonly Column<ReportItem>[] {
  return useMemo(
    () => [
      { id: 'kind', head: <Trans>Type</Trans>, cell: (item) => <Kind item={item} /> },
      { id: 'state', card: 'status', head: <Trans>Status</Trans>, cell: (item) => <State item={item} /> },
      {
        id: 'day',
        card: 'when',
        head: <Trans>Day</Trans>,
        cell: ({ day }) => <DayName day={day} />,
      },
      {
        id: 'report',
        head: <Trans>Provider’s report</Trans>,
        cell: ({ report_cents, report_fee_cents }) => sum(report_cents, report_fee_cents),
        align: 'end',
        isExtra: true,
      },
      {
        id: 'books',
        head: <Trans>Ledger</Trans>,
        cell: ({ books_cents, books_fee_cents }) => sum(books_cents, books_fee_cents),
        align: 'end',
        isExtra: true,
      },
      {
        id: 'difference',
        card: 'sum',
        head: <Trans>Difference</Trans>,
        cell: ({ difference_cents }) => (difference_cents === 0 ? '–' : <MoneyText cents={difference_cents} hasSign />),
        align: 'end',
      },
      {
        id: 'notes',
        card: 'below',
        head: <Trans context="payment">Details</Trans>,
        cell: (item) => <ItemNotes item={item} onExplain={onExplain} />,
        isWide: true,
      },
    ],
    [onExplain],
  )
}

const open = ({ provider, kind, shopper }: ReportItem, text: ReactNode) => {
  if (shopper) return <Link to={`/wallets/${shopper.user_id}`}>{text}</Link>
  return kind === 'payout' ? <Link to={`/provider-payouts?provider=${provider}`}>{text}</Link> : text
}

/** Movements on the balance of a provider, by the ledger and by the provider's report; differences first. */
export default function ReportItems() {
  const { t, i18n } = useLingui()
  const { filters, set } = useFilters(START)
  const [item, setItem] = useState<ReportItem>()
  const columns = useColumns(setItem)
  const state = STATES.find((name) => name === filters.state) ?? 'open'
  const provider = isProvider(filters.provider) ? filters.provider : undefined
  const day = DAY.test(filters.day) ? filters.day : undefined
  const list = usePages('GET /api/admin/provider/report_items', {
    ...(provider && { provider }),
    ...(day && { day }),
    ...(state !== 'all' && { state }),
  })
  const title = provider && PROVIDER_TITLES[provider]
  return (
    <>
      <Panes
        list={
          <>
            <PageHeader
              title={title ? <Trans>Differences at {title}</Trans> : <Trans>Differences at providers</Trans>}
              note={
                day ? (
                  <Trans>
                    Only <DayName day={day} />. <Link to={`/provider-items?state=${state}`}>Show all days</Link>
                  </Trans>
                ) : (
                  <Trans>
                    A difference is the ledger’s amount less the provider’s, after fees. The sums are in{' '}
                    <Link to="/provider-books">Provider reconciliation</Link>.
                  </Trans>
                )
              }
            />
            <Filters>
              <FilterTabs
                label={t`Status`}
                value={state}
                options={STATES.map((value) => ({
                  value,
                  label: value === 'all' ? t`All` : itemStateText(value, i18n),
                }))}
                onChange={(state) => set({ state })}
              />
            </Filters>
            <DataTable
              {...list}
              label={t`Differences`}
              keyOf={({ item_id }) => item_id}
              columns={columns}
              open={open}
              empty={
                <NothingFound
                  typed=""
                  title={state === 'open' ? <Trans>Everything is explained</Trans> : <Trans>Nothing here</Trans>}
                />
              }
            />
          </>
        }
        detail={null}
      />
      {item && <ExplainDialog item={item} onClose={() => setItem(undefined)} />}
    </>
  )
}
