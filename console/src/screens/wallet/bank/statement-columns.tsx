import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NativeSelect, SegmentedControl, Table, Text } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { Fieldset } from '../../../ui/form/fieldset.tsx'
import css from './reconciliation.module.css'

type Preview = ReplyTo<'POST /api/admin/bank/import'>
type Row = Preview['first_rows'][number]
type Columns = Preview['columns']
type Column = keyof Columns
type StatementColumnsProps = {
  rows: readonly Row[]
  columns: Columns
  isBusy: boolean
  onChoose: (columns: Columns) => void
  /** Resets to automatic recognition of the headings. */
  onForget: (() => void) | undefined
}

const SHOWN_ROWS = 6
const AMOUNT_COLUMNS = { one: ['amount'], two: ['credit', 'debit'] } as const

/** The row that contains the heading of the day column; if there is none, the row with the most non-empty cells. */
function headingOf(rows: readonly Row[], { day }: Columns): number {
  const row_index = rows.findIndex(({ cells }) => day !== undefined && cells.includes(day))
  if (row_index >= 0) return row_index
  const filled = rows.map(({ cells }) => cells.filter((cell) => cell !== '').length)
  return Math.max(0, filled.indexOf(Math.max(...filled)))
}

/** The row with the headings, and those around it. Letters of columns stand above the first row. */
function shownRows(rows: readonly Row[], heading: number): readonly Row[] {
  const row = rows[heading]
  return row?.line === 0
    ? [row, ...rows.filter(({ line }) => line !== 0).slice(0, SHOWN_ROWS)]
    : rows.slice(Math.max(0, heading - 1), heading + SHOWN_ROWS)
}

/** Assigns the columns of a statement: the file's first rows, and a select of headings for each field. */
export function StatementColumns({ rows, columns, isBusy, onChoose, onForget }: StatementColumnsProps) {
  const { t } = useLingui()
  const [heading, setHeading] = useState(() => headingOf(rows, columns))
  const [draft, setDraft] = useState(columns)
  const [amounts, setAmounts] = useState<keyof typeof AMOUNT_COLUMNS>(columns.credit === undefined ? 'one' : 'two')
  const cells = rows[heading]?.cells ?? []
  const headings = [...new Set(cells)].filter((cell) => /[\p{L}\p{N}]/u.test(cell))
  const labels: Record<Column, string> = {
    day: t`Day`,
    amount: t`Amount`,
    credit: t`In`,
    debit: t`Out`,
    reference: t`Reference`,
    text: t`Counterparty or text`,
    balance: t`Balance`,
    currency: t`Currency`,
    status: t`Status`,
    direction: t`In or out`,
  }
  const neededColumns: readonly Column[] = ['day', ...AMOUNT_COLUMNS[amounts]]
  const fields: readonly Column[] = [
    ...neededColumns,
    'reference',
    'text',
    'balance',
    'currency',
    'status',
    'direction',
  ]
  const chosenColumns = fields.flatMap((column) => {
    const name = draft[column]
    return name !== undefined && headings.includes(name) ? [[column, name] as const] : []
  })
  const isComplete = neededColumns.every((column) => chosenColumns.some(([one]) => one === column))
  return (
    <Fieldset
      label={t`Columns`}
      description={
        <Trans>Choose what each column holds. The shop remembers it for this account and these headings.</Trans>
      }
    >
      <div className={css.scroll}>
        <Table>
          <Table.Tbody>
            {shownRows(rows, heading).map((row) => (
              <Table.Tr key={row.line} {...(row === rows[heading] && { fw: 600, bg: 'var(--fill)' })}>
                <Table.Td c="var(--text-3)">{row.line || ''}</Table.Td>
                {row.cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity than their index
                  <Table.Td key={at}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <Group gap="sm" align="flex-end" my="xs">
        <NativeSelect
          label={t`Header row`}
          value={heading}
          data={rows.map(({ line }, at) => ({ value: String(at), label: line === 0 ? t`No headings` : String(line) }))}
          onChange={({ currentTarget }) => setHeading(Number(currentTarget.value))}
        />
        <SegmentedControl
          aria-label={t`Amount format`}
          data={[
            { value: 'one', label: t`One amount column` },
            { value: 'two', label: t`Separate in and out columns` },
          ]}
          value={amounts}
          onChange={setAmounts}
        />
      </Group>
      <div className={css.choices}>
        {fields.map((column) => (
          <NativeSelect
            key={column}
            label={labels[column]}
            value={draft[column] ?? ''}
            data={[{ value: '', label: '–' }, ...headings]}
            onChange={({ currentTarget }) => setDraft({ ...draft, [column]: currentTarget.value || undefined })}
          />
        ))}
      </div>
      {!isComplete && (
        <Text size="sm" c="var(--text-3)">
          <Trans>Choose a day column and an amount column.</Trans>
        </Text>
      )}
      <Group gap="xs" mt="xs">
        <Button
          variant="default"
          disabled={!isComplete || isBusy}
          onClick={() => onChoose(Object.fromEntries(chosenColumns))}
        >
          <Trans>Use these columns</Trans>
        </Button>
        {onForget && (
          <Button variant="subtle" disabled={isBusy} onClick={onForget}>
            <Trans>Detect columns automatically</Trans>
          </Button>
        )}
      </Group>
    </Fieldset>
  )
}
