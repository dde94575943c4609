import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { classNames } from '@sampan/front/class-names'
import { rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import { type Column, cellClass } from './column.ts'
import css from './data-table.module.css'
import { TableFooter, TableSkeleton } from './table-footer.tsx'
import { TableRow } from './table-row.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { type KeptRows, useSelection } from './use-selection.ts'

export type { Column }

type DataTableProps<Row> = {
  label: string
  /** Undefined while the first page is loading. */
  items: readonly Row[] | undefined
  keyOf: (row: Row) => string
  columns: readonly Column<Row>[]
  /** The URL of a row's picture. With this function, each row begins with a thumbnail. */
  picture?: ((row: Row) => string | undefined) | undefined
  /** Renders the link of the first cell, which opens the row; shortcuts and clicks on the row use it. */
  open: (row: Row, text: ReactNode) => ReactNode
  /** Key of the row that is open next to the list. */
  openKey?: string | undefined
  /** Makes rows selectable; renders the buttons for the selected rows. */
  bulk?: (rows: readonly Row[], clear: () => void) => ReactNode
  /** Keeps selected rows that leave the list, and offers to select all rows that match the filter. */
  across?: SelectionAcross<Row> | undefined
  total?: number | undefined
  empty: ReactNode
  isOld?: boolean
  hasMore: boolean
  isLoadingMore: boolean
  error: Error | null
  onMore: () => void
  onRetry: () => void
}

export type SelectionAcross<Row> = {
  kept: KeptRows<Row>
  /** Maximum number of selected rows. */
  limit: number
  /** Whether more than `total` rows match the filter. */
  isLeast: boolean
  /** Adds rows that match the filter, up to `limit`. */
  onChoose: () => void
  isBusy: boolean
  /** Whether `onChoose` has added the rows of this filter. */
  isChosen: boolean
}

const features = tableFeatures({ rowSelectionFeature })
const NONE: never[] = []

/**
 * A list that is read page by page; spread the result of `usePages` into it. j and k move down and up, Enter opens, x
 * selects, Shift+click selects a range.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, items, keyOf, columns, picture, open, openKey, bulk, across, empty, isOld } = props
  const { t } = useLingui()
  const selection = useSelection({ items, keyOf, kept: across?.kept, limit: across?.limit ?? Number.POSITIVE_INFINITY })
  const body = useRef<HTMLTableSectionElement>(null)
  const data = useMemo(() => [...(items ?? [])], [items])
  const table = useTable({
    features,
    columns: NONE, // used only for the selection; cells are rendered below
    data,
    getRowId: keyOf,
    state: { rowSelection: selection.state },
    onRowSelectionChange: selection.change,
    enableRowSelection: bulk !== undefined,
    enableRowRangeSelection: true,
  })
  const latest = useRef(table)
  useEffect(() => {
    latest.current = table
  })
  const choose = useCallback(
    (key: string, event: unknown) => latest.current.getRow(key).getToggleSelectedHandler()(event),
    [],
  )
  useRowKeys(body, {
    openKey,
    count: data.length,
    ...(bulk && { choose: (key, event) => choose(key, { ...event, target: { checked: !selection.state[key] } }) }),
    ...(props.hasMore && { more: props.onMore }),
  })
  const rows = table.getRowModel().rows
  const selected = rows.filter((row) => row.getIsSelected())
  const total = props.total ?? 0
  // If only the loaded rows are selected, the others were deselected again.
  const isRest = across !== undefined && (!across.isChosen || selection.rows.length <= rows.length)
  const isPart = isRest && rows.length > 0 && selected.length === rows.length && total > rows.length
  return (
    <div className={css.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
      <section className={css.scroll} tabIndex={0} aria-label={label}>
        <table className={css.table} aria-label={label} aria-busy={items === undefined || isOld === true}>
          <thead>
            <tr>
              {bulk && items?.length === 0 && <td className={css.choice} />}
              {bulk && items?.length !== 0 && (
                <th className={css.choice} scope="col">
                  <Checkbox
                    aria-label={t`Select all`}
                    label={t`Select all`}
                    classNames={{ labelWrapper: css.all }}
                    checked={rows.length > 0 && selected.length === rows.length}
                    indeterminate={selected.length > 0 && selected.length < rows.length}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
              )}
              {picture && <td className={css.picture} />}
              {columns.map((column) => (
                <th key={column.id} scope="col" className={cellClass(column)}>
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body} className={classNames(isOld && css.old)}>
            {rows.map((row) => (
              <TableRow
                key={row.id}
                row_key={row.id}
                row={row.original}
                columns={columns}
                picture={picture}
                open={open}
                isOpened={row.id === openKey}
                isChosen={row.getIsSelected()}
                onChoose={bulk && choose}
              />
            ))}
            {items === undefined && !props.error && (
              <TableSkeleton columns={columns.length + (bulk ? 1 : 0) + (picture ? 1 : 0)} />
            )}
          </tbody>
        </table>
        <TableFooter {...props} />
      </section>
      {bulk && (
        <BulkBar
          count={selection.rows.length}
          matching={across && (isPart || selection.rows.length >= across.limit) ? { ...across, total } : undefined}
          onClear={selection.clear}
        >
          {selection.rows.length > 0 && bulk(selection.rows, selection.clear)}
        </BulkBar>
      )}
      {items?.length === 0 && !isOld && <div className={css.empty}>{empty}</div>}
    </div>
  )
}
