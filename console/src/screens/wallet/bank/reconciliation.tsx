import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { weekdayText } from '@sampan/contract/day-text'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { useFilters } from '../../../navigation/address.ts'
import type { ScreenProps } from '../../../navigation/route.ts'
import { useRowLink } from '../../../navigation/use-row-link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { BankDay } from './bank-day.tsx'
import { DayState } from './day-state.tsx'
import { StatementDialog } from './statement-dialog.tsx'
import { StatementsDialog } from './statements-dialog.tsx'

type Day = ReplyTo<'GET /api/admin/bank/days'>[number]

const START = { to: '' }
const DAY = /^2\d{3}-\d{2}-\d{2}$/
const DAY_MS = 86_400_000

const netOf = ({ in_cents, out_cents }: Day['books']) => in_cents - out_cents
const differenceOf = ({ books, statement }: Day) => netOf(statement) - netOf(books)

function DayName({ day }: { day: string }) {
  const { i18n } = useI18n()
  return weekdayText(day, languageTag(i18n))
}

/**
 * The time zone in which the listed days are counted. Days before a change of the setting may have a different zone.
 */
function DaysNote({ days }: { days: readonly Day[] }) {
  const [zone, before] = [days[0]?.time_zone, days.at(-1)?.time_zone]
  return (
    <>
      <Trans>Days in {zone}.</Trans> {before !== zone && <Trans>Earlier ones in {before}.</Trans>}{' '}
      <Trans>Match or explain any differences, then close the day.</Trans>
    </>
  )
}

const money = (cents: number) => (cents === 0 ? '–' : <MoneyText cents={cents} hasSign />)
const columns: readonly Column<Day>[] = [
  {
    id: 'day',
    head: <Trans>Day</Trans>,
    cell: ({ day }) => <DayName day={day} />,
    isWide: true,
  },
  {
    id: 'state',
    card: 'status',
    head: <Trans>Status</Trans>,
    cell: (row) => <DayState day={row} />,
  },
  {
    id: 'bank_in',
    head: <Trans>Bank in</Trans>,
    cell: (row) => money(row.statement.in_cents),
    align: 'end',
    isExtra: true,
  },
  {
    id: 'books_in',
    head: <Trans>Ledger in</Trans>,
    cell: (row) => money(row.books.in_cents),
    align: 'end',
    isExtra: true,
  },
  {
    id: 'bank_out',
    head: <Trans>Bank out</Trans>,
    cell: (row) => money(-row.statement.out_cents),
    align: 'end',
    isExtra: true,
  },
  {
    id: 'books_out',
    head: <Trans>Ledger out</Trans>,
    cell: (row) => money(-row.books.out_cents),
    align: 'end',
    isExtra: true,
  },
  {
    id: 'difference',
    card: 'sum',
    head: <Trans>Difference</Trans>,
    cell: (row) => money(differenceOf(row)),
    align: 'end',
  },
]

const pathOf = (row: Day) => `/reconciliation/${row.day}`

/** Bank reconciliation: the bank's statements compared with the ledger day by day, and one day line by line. */
export default function Reconciliation({ params: { day } }: ScreenProps) {
  const { t } = useLingui()
  const { filters, set, addressOf } = useFilters(START)
  const [isImporting, setImporting] = useState(false)
  const [isListing, setListing] = useState(false)
  const to = DAY.test(filters.to) ? filters.to : undefined
  const { data, error, refetch, isPlaceholderData } = useRead(
    'GET /api/admin/bank/days',
    { ...(to && { to }) },
    { keepLast: true },
  )
  const openDay = day !== undefined && DAY.test(day) ? day : undefined
  const open = useRowLink(pathOf, addressOf)
  const oldest = data?.at(-1)?.day
  return (
    <Panes
      isDetailWide
      list={
        <>
          <PageHeader
            title={<Trans>Reconciliation</Trans>}
            {...(!openDay && { note: data && <DaysNote days={data} /> })}
          >
            <Button variant="default" onClick={() => setListing(true)}>
              <Trans>Imported files</Trans>
            </Button>
            <Button onClick={() => setImporting(true)}>
              <Trans>Import a statement</Trans>
            </Button>
          </PageHeader>
          <DataTable
            items={data}
            isOld={isPlaceholderData}
            hasMore={false}
            isLoadingMore={false}
            error={data ? null : error}
            onMore={() => {}}
            onRetry={() => void refetch()}
            label={t`Days`}
            keyOf={(row) => row.day}
            columns={columns}
            open={open}
            openKey={openDay}
            empty={null}
          />
          <nav aria-label={t`Other days`}>
            <Button
              variant="subtle"
              disabled={!oldest}
              onClick={() => oldest && set({ to: dayBefore(oldest) }, { replace: false })}
            >
              <Trans>Earlier days</Trans>
            </Button>
            {to && (
              <Button variant="subtle" onClick={() => set({ to: '' }, { replace: false })}>
                <Trans>Latest days</Trans>
              </Button>
            )}
          </nav>
          {isImporting && <StatementDialog onClose={() => setImporting(false)} />}
          {isListing && <StatementsDialog onClose={() => setListing(false)} />}
        </>
      }
      detail={openDay && <BankDay key={openDay} day={openDay} onClose={() => set({}, { path: '/reconciliation' })} />}
    />
  )
}

const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)
