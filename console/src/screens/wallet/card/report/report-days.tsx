import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ProviderReport, ReportDay } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from '../../../../navigation/link.tsx'
import { MoneyText } from '../../../../ui/money/money-text.tsx'
import { type Column, DataTable } from '../../../../ui/table/data-table.tsx'
import { StatusBadge } from '../../../../ui/text/status-badge.tsx'
import { DayName } from './day-name.tsx'

const DAY_MS = 86_400_000
const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)

function DayState({ day: { items, open, known } }: { day: ReportDay }) {
  if (open > 0)
    return (
      <StatusBadge tone="bad">
        <Plural value={open} one="# open" other="# open" />
      </StatusBadge>
    )
  if (items === 0)
    return (
      <StatusBadge tone="calm">
        <Trans>No activity</Trans>
      </StatusBadge>
    )
  return (
    <StatusBadge tone={known > 0 ? 'calm' : 'good'}>
      {known > 0 ? <Trans>Explained</Trans> : <Trans>Equal</Trans>}
    </StatusBadge>
  )
}

const money = (cents: number) => (cents === 0 ? '–' : <MoneyText cents={cents} hasSign />)
const columns: readonly Column<ReportDay>[] = [
  { id: 'day', head: <Trans>Day</Trans>, cell: ({ day }) => <DayName day={day} />, isWide: true },
  { id: 'state', card: 'status', head: <Trans>Status</Trans>, cell: (row) => <DayState day={row} /> },
  {
    id: 'report',
    head: <Trans>Provider’s report</Trans>,
    cell: ({ report_cents }) => money(report_cents),
    align: 'end',
    isExtra: true,
  },
  {
    id: 'books',
    card: 'sum',
    head: <Trans>Ledger</Trans>,
    cell: ({ books_cents }) => money(books_cents),
    align: 'end',
  },
  {
    id: 'difference',
    card: 'about',
    head: <Trans>Difference</Trans>,
    cell: ({ books_cents, report_cents }) => money(books_cents - report_cents),
    align: 'end',
  },
]

/** Two weeks of a provider, with a link from each day to its entries. */
export function ReportDays({ provider }: Pick<ProviderReport, 'provider'>) {
  const { t } = useLingui()
  const [to, setTo] = useState<string>()
  const { data, error, refetch, isPlaceholderData } = useRead(
    'GET /api/admin/provider/report_days',
    { provider, ...(to && { to }) },
    { keepLast: true },
  )
  const open = useMemo(
    () => (row: ReportDay, text: ReactNode) => (
      <Link to={`/provider-items?provider=${provider}&day=${row.day}&state=all`}>{text}</Link>
    ),
    [provider],
  )
  const oldest = data?.at(-1)?.day
  return (
    <div>
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
        empty={null}
      />
      <nav aria-label={t`Other days`}>
        <Button variant="subtle" disabled={!oldest} onClick={() => oldest && setTo(dayBefore(oldest))}>
          <Trans>Earlier days</Trans>
        </Button>
        {to && (
          <Button variant="subtle" onClick={() => setTo(undefined)}>
            <Trans>Latest days</Trans>
          </Button>
        )}
      </nav>
    </div>
  )
}
