import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, VisuallyHidden } from '@mantine/core'
import type { usePages } from '@sampan/front/use-pages'
import { useCallback, useRef, useState } from 'react'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { MoreButton } from '../../../ui/layout/more-button.tsx'
import { Sheet, type SheetTexts } from '../../../ui/table/cell-sheet.tsx'
import { PriceJumps } from '../price-jumps.tsx'
import { type Cell, type CellColumn, cellName, isOfProduct } from './cell-edits.ts'
import { formerTexts } from './fill.ts'
import { FillDialog } from './fill-dialog.tsx'
import { useLowStock } from './low-stock-dialog.tsx'
import { SaveBar } from './save-bar.tsx'
import css from './stock.module.css'
import { type GridPart, type GridRow, PARTS, RowsSkeleton, StockRows, type Stored, storedIn } from './stock-rows.tsx'
import { useCells } from './use-cells.ts'
import { useColumnTexts } from './use-column-texts.ts'

type ListOfProducts = ReturnType<typeof usePages<'GET /api/admin/product/list'>>
/** Products that can be changed together. */
const PRODUCTS_LIMIT = 500
const ALL_COLUMNS = [...PARTS.prices, ...PARTS.numbers]

type GridProps = { list: ListOfProducts; part: GridPart; onPart: (part: string) => void }

export function StockGrid({ list, part, onPart }: GridProps) {
  const { t, i18n } = useLingui()
  const low_stock = useLowStock()
  const { cells, count, jumps, isConfirmed, confirm, fault, isBusy, lastSaved, type, save, drop, dialog } = useCells()
  const rows = useRef(new Map<string, Stored>())
  const [sku_ids, setSkuIds] = useState<ReadonlyMap<string, string>>(new Map())
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isFilling, setFilling] = useState(false)
  const onRead = useCallback(
    (newRows: readonly GridRow[]) => {
      for (const row of newRows)
        for (const column of ALL_COLUMNS) {
          const storedCell = storedIn(column, row, i18n)
          rows.current.set(cellName(column, storedCell.cell.id), storedCell)
        }
      setSkuIds((before) => new Map([...before, ...newRows.map((row) => [row.sku_id, row.product_id] as const)]))
    },
    [i18n],
  )
  const onType = ({ cell, text: storedText }: Stored, text: string) =>
    type([{ text: storedText, cell: { ...cell, text } }])
  const onPaste = (texts: SheetTexts) =>
    type(
      Object.entries(texts).flatMap(([name, text]) => {
        const storedCell = rows.current.get(name)
        return storedCell
          ? [{ text: storedCell.text, cell: { ...storedCell.cell, text: text.replace(/^\$/, '') } }]
          : []
      }),
    )
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  const cellsOf = (column: CellColumn) => {
    const ids = [...chosen].map((sku_id) => (isOfProduct(column) ? (sku_ids.get(sku_id) ?? '') : sku_id))
    return [...new Set(ids)].flatMap((id) => {
      const name = cellName(column, id)
      const stored = rows.current.get(name)
      return stored ? [{ stored, text: cells[name]?.text ?? stored.text }] : []
    })
  }
  const undo = () => type(formerTexts(lastSaved, ({ column, id }: Cell) => rows.current.get(cellName(column, id))))
  return (
    <div className={css.grid}>
      {dialog}
      {isFilling && (
        <FillDialog
          columns={PARTS[part]}
          cellsOf={cellsOf}
          onFill={(edits) => type(edits.map(({ cell, text }) => ({ cell, text })))}
          onClose={() => setFilling(false)}
        />
      )}
      <div className={css.parts}>
        <FilterTabs
          label={t`Columns`}
          value={part}
          options={[
            { value: 'prices', label: t`Prices and stock` },
            { value: 'numbers', label: t`Numbers and tags` },
          ]}
          onChange={onPart}
        />
      </div>
      <ChoiceBar
        list={list}
        chosen={chosen.size}
        onAll={() => choose([...sku_ids.keys()], true)}
        onNone={() => setChosen(new Set())}
        onFill={() => setFilling(true)}
      />
      <Sheet label={t`Stock and prices`} head={<StockHead part={part} />} onPaste={onPaste} onSave={() => void save()}>
        {!list.pages && <RowsSkeleton />}
        {list.pages?.map((page, at) => (
          <StockRows
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are not reordered
            key={at}
            product_ids={page.items.map(({ product_id }) => product_id)}
            part={part}
            low_pieces={low_stock?.pieces}
            chosen={chosen}
            onChoose={choose}
            cells={cells}
            isBusy={isBusy}
            onType={onType}
            onRead={onRead}
          />
        ))}
      </Sheet>
      {list.hasMore && (
        <div className={css.more}>
          <MoreButton {...list} />
        </div>
      )}
      <PriceJumps jumps={jumps} isConfirmed={isConfirmed} onConfirm={confirm} />
      {count > 0 && (
        <SaveBar fault={fault} isBusy={isBusy} onSave={() => void save()} onDrop={drop}>
          <Plural value={count} one="# unsaved cell" other="# unsaved cells" />
        </SaveBar>
      )}
      {count === 0 && lastSaved.length > 0 && (
        <div className={css.bar}>
          <span className={css.count} role="status">
            <Plural value={lastSaved.length} one="# cell saved" other="# cells saved" />
          </span>
          <Button variant="default" onClick={undo}>
            <Trans>Fill in the former values</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

type ChoiceProps = {
  list: ListOfProducts
  chosen: number
  onAll: () => void
  onNone: () => void
  onFill: () => void
}

/** Chooses rows, and opens the dialog that changes them. */
function ChoiceBar({ list, chosen, onAll, onNone, onFill }: ChoiceProps) {
  const products = list.items?.length ?? 0
  const canLoad = list.hasMore && products < PRODUCTS_LIMIT
  return (
    <div className={css.choices}>
      <Button size="xs" variant="default" onClick={onAll}>
        <Trans>Choose all rows shown</Trans>
      </Button>
      {canLoad && (
        <Button size="xs" variant="default" loading={list.isLoadingMore} onClick={list.onMore}>
          <Trans>Show more products to choose</Trans>
        </Button>
      )}
      {chosen > 0 && (
        <>
          <Button size="xs" variant="default" onClick={onNone}>
            <Trans>Clear choice</Trans>
          </Button>
          <Button size="xs" onClick={onFill}>
            <Plural value={chosen} one="Change # row" other="Change # rows" />
          </Button>
        </>
      )}
    </div>
  )
}

const WORDS: readonly CellColumn[] = ['article', 'tags', 'class']

function StockHead({ part }: { part: GridPart }) {
  const texts = useColumnTexts()
  const end = (column: CellColumn) => ({ ...(!WORDS.includes(column) && { 'data-align': 'end' }) })
  return (
    <>
      <th scope="col" className={css.first}>
        <Trans>Product</Trans>
      </th>
      <th scope="col">
        <VisuallyHidden>
          <Trans>Choice</Trans>
        </VisuallyHidden>
      </th>
      <th scope="col" className={css.sku}>
        <Trans>SKU</Trans>
      </th>
      <th scope="col">
        <Trans>Options</Trans>
      </th>
      {PARTS[part].map((column) => (
        <HeadOf key={column} column={column} name={texts[column].name} {...end(column)} />
      ))}
    </>
  )
}

/** The adjustment follows the current stock, which is not edited. */
function HeadOf({ column, name, ...align }: { column: CellColumn; name: string }) {
  return (
    <>
      {column === 'change' && (
        <th scope="col" {...align}>
          <Trans>Stock</Trans>
        </th>
      )}
      <th scope="col" {...align}>
        {name}
      </th>
    </>
  )
}
