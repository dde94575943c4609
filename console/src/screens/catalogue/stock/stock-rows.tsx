import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { useEffect } from 'react'
import { moneyInputValue } from '../../../forms/input-values.ts'
import { Link } from '../../../navigation/link.tsx'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { SheetCell, SheetFigure } from '../../../ui/table/cell-sheet.tsx'
import { textFor } from '../../../ui/text/texts.ts'
import { useOptionTexts } from '../option/use-option-texts.ts'
import { type Cell, type CellColumn, type Cells, cellName } from './cell-edits.ts'
import css from './stock.module.css'

export type GridRow = ReplyTo<'GET /api/admin/sku/list'>[number]

export type Stored = { cell: Cell; text: string }

export function storedIn(column: CellColumn, row: GridRow): Stored {
  const { sku_id, product_id } = row
  const stored = priceIn(column, row)
  const text = stored ? moneyInputValue(stored.cents) : ''
  return { text, cell: { column, id: column === 'was' ? product_id : sku_id, product_id, text, stored } }
}

function priceIn(column: CellColumn, { price, earlier }: GridRow): Cell['stored'] {
  switch (column) {
    case 'price':
      return { cents: price.price_cents, revision: price.revision }
    case 'was':
      return { cents: earlier.was_cents, revision: earlier.revision }
    case 'change':
      return null
  }
}

type StockRowsProps = {
  product_ids: readonly string[]
  cells: Cells
  isBusy: boolean
  onType: (storedCell: Stored, text: string) => void
  /** Called with the rows that were read, so that values can be pasted into them. */
  onRead: (rows: readonly GridRow[]) => void
}

export function StockRows({ product_ids, cells, isBusy, onType, onRead }: StockRowsProps) {
  const input = { product_ids: product_ids.join(',') }
  const { isRead } = useOptionTexts()
  const { data, error, refetch } = useRead('GET /api/admin/sku/list', input, { keepLast: true })
  useEffect(() => {
    if (data) onRead(data)
  }, [data, onRead])
  if (error && !data)
    return (
      <tbody>
        <tr>
          <td colSpan={COLUMNS}>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </td>
        </tr>
      </tbody>
    )
  if (!data || !isRead) return <RowsSkeleton />
  const of = Map.groupBy(data, ({ product_id }) => product_id)
  return product_ids.map((product_id) => (
    <tbody key={product_id}>
      {(of.get(product_id) ?? []).map((row, at, all) => (
        <StockRow
          key={row.sku_id}
          row={row}
          // The product's name and earlier price are in the row of its first SKU.
          span={at === 0 ? all.length : 0}
          cells={cells}
          isBusy={isBusy}
          onType={onType}
        />
      ))}
    </tbody>
  ))
}

type StockRowProps = Pick<StockRowsProps, 'cells' | 'isBusy' | 'onType'> & { row: GridRow; span: number }

function StockRow({ row, span, cells, isBusy, onType }: StockRowProps) {
  const { t, i18n } = useLingui()
  const { valueText } = useOptionTexts()
  const { sku_id, product_id, title, axis_values, stock, on_sale } = row
  const cell = (column: CellColumn, label: string) => {
    const storedCell = storedIn(column, row)
    const name = cellName(column, storedCell.cell.id)
    const changedCell = cells[name]
    return {
      column,
      name,
      label,
      value: changedCell?.text ?? storedCell.text,
      isChanged: changedCell !== undefined,
      error: changedCell?.fault,
      isLocked: isBusy,
      onType: (text: string) => onType(storedCell, text),
      onReset: () => onType(storedCell, storedCell.text),
    }
  }
  const comparedName = row.is_recommended_price
    ? t`Recommended price of ${product_id}`
    : t`Original price of ${product_id}`
  return (
    <tr className={on_sale ? undefined : css.off}>
      {span > 0 && (
        <th scope="rowgroup" rowSpan={span} className={css.product}>
          <Link to={`/product/${product_id}`}>{textFor(title, languageTag(i18n))}</Link>
        </th>
      )}
      <td className={css.sku}>{sku_id}</td>
      <td className={css.options}>{axis_values.map(valueText).join(' · ')}</td>
      <SheetCell {...cell('price', t`Price of ${sku_id}`)} />
      {span > 0 ? <SheetCell {...cell('was', comparedName)} /> : <td />}
      <SheetFigure>{i18n.number(stock)}</SheetFigure>
      <SheetCell placeholder="+0" {...cell('change', t`Stock adjustment for ${sku_id}`)} />
    </tr>
  )
}

const COLUMNS = 7
const LINES = Array.from({ length: 12 }, (_, at) => at)
export function RowsSkeleton() {
  return (
    <tbody aria-hidden>
      {LINES.map((line) => (
        <tr key={line}>
          <td colSpan={COLUMNS}>
            <Skeleton height={12} width={`${90 - ((line * 7) % 30)}%`} />
          </td>
        </tr>
      ))}
    </tbody>
  )
}
