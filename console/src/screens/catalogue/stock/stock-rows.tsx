import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { useEffect } from 'react'
import { CLASS_TEXT } from '../../../features/tax/class-text.ts'
import { moneyInputValue } from '../../../forms/input-values.ts'
import { Link } from '../../../navigation/link.tsx'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { SheetCell, SheetFigure } from '../../../ui/table/cell-sheet.tsx'
import { textFor } from '../../../ui/text/texts.ts'
import { useOptionTexts } from '../option/use-option-texts.ts'
import { type Cell, type CellColumn, type Cells, cellName, isOfProduct } from './cell-edits.ts'
import css from './stock.module.css'

export type GridRow = ReplyTo<'GET /api/admin/sku/list'>[number]

export type Stored = { cell: Cell; text: string }

export function storedIn(column: CellColumn, row: GridRow, i18n: I18n): Stored {
  const { sku_id, product_id } = row
  const { text, stored } = valueIn(column, row, i18n)
  return { text, cell: { column, id: isOfProduct(column) ? product_id : sku_id, product_id, text, stored } }
}

const textOf = (value: string | number | null) => (value === null ? '' : String(value))

function valueIn(
  column: CellColumn,
  { price, earlier, facts, tags, goods }: GridRow,
  i18n: I18n,
): Pick<Cell, 'text' | 'stored'> {
  const number = { cents: null, revision: facts.revision }
  switch (column) {
    case 'price':
      return {
        text: moneyInputValue(price.price_cents),
        stored: { cents: price.price_cents, revision: price.revision },
      }
    case 'was':
      return {
        text: moneyInputValue(earlier.was_cents),
        stored: { cents: earlier.was_cents, revision: earlier.revision },
      }
    case 'change':
      return { text: '', stored: null }
    case 'article':
      return { text: facts.article_number ?? '', stored: number }
    case 'weight':
      return { text: textOf(facts.weight_grams), stored: number }
    case 'content':
      return { text: facts.net_content ?? '', stored: number }
    case 'low':
      return { text: textOf(facts.low_stock_at), stored: number }
    case 'tags':
      return { text: tags.tags.join(', '), stored: { cents: null, revision: tags.revision } }
    case 'class':
      return {
        text: goods.tax_class === null ? '' : i18n._(CLASS_TEXT[goods.tax_class]),
        stored: { cents: null, revision: goods.revision },
      }
  }
}

/** The parts of the grid, with their columns. */
export type GridPart = 'prices' | 'numbers'
export const PARTS = {
  prices: ['price', 'was', 'change'],
  numbers: ['article', 'weight', 'content', 'low', 'tags', 'class'],
} as const satisfies Record<GridPart, readonly CellColumn[]>

type StockRowsProps = {
  product_ids: readonly string[]
  part: GridPart
  /** From how many pieces on a stock is low, unless the SKU has its own number. */
  low_pieces: number | undefined
  chosen: ReadonlySet<string>
  onChoose: (sku_ids: readonly string[], isChosen: boolean) => void
  cells: Cells
  isBusy: boolean
  onType: (storedCell: Stored, text: string) => void
  /** Called with the rows that were read, so that values can be pasted into them. */
  onRead: (rows: readonly GridRow[]) => void
}

export function StockRows({ product_ids, onRead, ...rowProps }: StockRowsProps) {
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
          {...rowProps}
        />
      ))}
    </tbody>
  ))
}

type StockRowProps = Omit<StockRowsProps, 'product_ids' | 'onRead'> & { row: GridRow; span: number }

function StockRow({ row, span, part, low_pieces, chosen, onChoose, cells, isBusy, onType }: StockRowProps) {
  const { t, i18n } = useLingui()
  const { valueText } = useOptionTexts()
  const { sku_id, product_id, title, axis_values, stock, on_sale } = row
  const cell = (column: CellColumn, label: string) => {
    const storedCell = storedIn(column, row, i18n)
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
      <td className={css.choice}>
        <input
          type="checkbox"
          className={css.choose}
          aria-label={t`Choose ${sku_id}`}
          checked={chosen.has(sku_id)}
          onChange={(event) => onChoose([sku_id], event.currentTarget.checked)}
        />
      </td>
      <td className={css.sku}>{sku_id}</td>
      <td className={css.options}>{axis_values.map(valueText).join(' · ')}</td>
      {part === 'prices' ? (
        <>
          <SheetCell head={t`Price in dollars`} {...cell('price', t`Price of ${sku_id}`)} />
          {span > 0 ? <SheetCell head={t`Original price`} {...cell('was', comparedName)} /> : <td />}
          <SheetFigure head={t`Stock`}>{i18n.number(stock)}</SheetFigure>
          <SheetCell head={t`Adjust by`} placeholder="+0" {...cell('change', t`Stock adjustment for ${sku_id}`)} />
        </>
      ) : (
        <>
          <SheetCell head={t`Article number`} look="words" {...cell('article', t`Article number of ${sku_id}`)} />
          <SheetCell head={t`Weight in grams`} {...cell('weight', t`Weight of ${sku_id}`)} />
          <SheetCell
            head={t({ message: 'Content', context: 'goods' })}
            look="words"
            {...cell('content', t`Content of ${sku_id}`)}
          />
          <SheetCell
            head={t`Low stock from`}
            placeholder={textOf(low_pieces ?? null)}
            {...cell('low', t`Low stock of ${sku_id}`)}
          />
          {span > 0 ? <SheetCell head={t`Tags`} look="words" {...cell('tags', t`Tags of ${product_id}`)} /> : <td />}
          {span > 0 ? (
            <SheetCell
              head={t`Class of goods`}
              look="words"
              placeholder={t`Automatic`}
              {...cell('class', t`Class of ${product_id}`)}
            />
          ) : (
            <td />
          )}
        </>
      )}
    </tr>
  )
}

const COLUMNS = 9
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
