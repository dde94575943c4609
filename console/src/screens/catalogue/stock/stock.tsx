import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Select } from '@mantine/core'
import { usePages } from '@sampan/front/use-pages'
import { type ReactNode, useCallback, useRef } from 'react'
import { CategoryTabs, categoryIn } from '../../../features/catalogue/category-tabs.tsx'
import { useFilters } from '../../../navigation/address.ts'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { countSet, FilterLine, Filters } from '../../../ui/layout/filters.tsx'
import { MoreButton } from '../../../ui/layout/more-button.tsx'
import { NothingFound } from '../../../ui/layout/nothing-found.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { Sheet, type SheetTexts } from '../../../ui/table/cell-sheet.tsx'
import { ExportMenu } from '../export-menu.tsx'
import { PriceJumps } from '../price-jumps.tsx'
import { useShopChoice } from '../shop/use-shop-choice.ts'
import { cellName } from './cell-edits.ts'
import css from './stock.module.css'
import { type GridRow, RowsSkeleton, StockRows, type Stored, storedIn } from './stock-rows.tsx'
import { useCells } from './use-cells.ts'

const START = { show: 'all', shop: '', category: '', keyword: '' }

/** Prices and stock of the SKUs of many products, edited as in a spreadsheet and saved together. */
export default function Stock() {
  const { filters, set } = useFilters(START)
  const { show, shop, keyword } = filters
  const category = categoryIn(filters.category)
  const query = {
    ...(show === 'on_sale' && { on_sale: 'true' as const }),
    ...(show === 'low_stock' && { low_stock: 'true' as const }),
    ...(shop && { shop_id: shop }),
    ...(category && { category }),
    ...(keyword && { keyword }),
  }
  const list = usePages('GET /api/admin/product/list', query)
  return (
    <Panes
      detail={null}
      list={
        <>
          <PageHeader
            title={<Trans>Stock and prices</Trans>}
            note={<Trans>Stock is adjusted by the difference, so orders placed meanwhile still count.</Trans>}
          >
            <ExportMenu query={query} />
          </PageHeader>
          <StockFilters filters={filters} onChange={set} />
          {list.error && !list.items ? (
            <ErrorState error={list.error} onRetry={list.onRetry} />
          ) : list.items?.length === 0 && !list.isOld ? (
            <NothingFound typed={keyword} title={<Trans>No products here</Trans>} />
          ) : (
            <StockGrid list={list} />
          )}
        </>
      }
    />
  )
}

type FilterProps = { filters: typeof START; onChange: (change: Partial<typeof START>) => void }

function StockFilters({ filters: { show, shop, category, keyword }, onChange }: FilterProps) {
  const { t } = useLingui()
  return (
    <Filters
      set={countSet([keyword, shop, category])}
      more={
        <>
          <Select
            aria-label={t`Shop`}
            placeholder={t`All shops`}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': t`Clear` }}
            data={useShopChoice()}
            value={shop || null}
            onChange={(next) => onChange({ shop: next ?? '' })}
          />
          <SearchField label={t`Title, ID or SKU`} value={keyword} onChange={(next) => onChange({ keyword: next })} />
          <FilterLine>
            <CategoryTabs value={category} onChange={(next) => onChange({ category: next })} />
          </FilterLine>
        </>
      }
    >
      <FilterTabs
        label={t`Show`}
        value={show}
        options={[
          { value: 'all', label: t`All` },
          { value: 'on_sale', label: t`On sale` },
          { value: 'low_stock', label: t`Low stock` },
        ]}
        onChange={(next) => onChange({ show: next })}
      />
    </Filters>
  )
}

type ListOfProducts = ReturnType<typeof usePages<'GET /api/admin/product/list'>>

function StockGrid({ list }: { list: ListOfProducts }) {
  const { t } = useLingui()
  const { cells, count, jumps, isConfirmed, confirm, fault, isBusy, type, save, drop, dialog } = useCells()
  const rows = useRef(new Map<string, Stored>())
  const onRead = useCallback((newRows: readonly GridRow[]) => {
    for (const row of newRows)
      for (const column of ['price', 'was', 'change'] as const) {
        const storedCell = storedIn(column, row)
        rows.current.set(cellName(column, storedCell.cell.id), storedCell)
      }
  }, [])
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
  return (
    <div className={css.grid}>
      {dialog}
      <Sheet label={t`Stock and prices`} head={<StockHead />} onPaste={onPaste} onSave={() => void save()}>
        {!list.pages && <RowsSkeleton />}
        {list.pages?.map((page, at) => (
          <StockRows
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are not reordered
            key={at}
            product_ids={page.items.map(({ product_id }) => product_id)}
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
    </div>
  )
}

function StockHead() {
  return (
    <>
      <th scope="col" className={css.first}>
        <Trans>Product</Trans>
      </th>
      <th scope="col" className={css.sku}>
        <Trans>SKU</Trans>
      </th>
      <th scope="col">
        <Trans>Options</Trans>
      </th>
      <th scope="col" data-align="end">
        <Trans>Price in dollars</Trans>
      </th>
      <th scope="col" data-align="end">
        <Trans>Original price</Trans>
      </th>
      <th scope="col" data-align="end">
        <Trans>Stock</Trans>
      </th>
      <th scope="col" data-align="end">
        <Trans>Adjust by</Trans>
      </th>
    </>
  )
}

type SaveBarProps = {
  fault: string | undefined
  isBusy: boolean
  onSave: () => void
  onDrop: () => void
  children: ReactNode
}

function SaveBar({ fault, isBusy, onSave, onDrop, children }: SaveBarProps) {
  return (
    <div className={css.bar}>
      <span className={css.count} role="status">
        {children}
      </span>
      {fault && (
        <span className={css.fault} role="alert">
          {fault}
        </span>
      )}
      <Button variant="default" disabled={isBusy} onClick={onDrop}>
        <Trans>Discard changes</Trans>
      </Button>
      <Button loading={isBusy} onClick={onSave}>
        <Trans>Save</Trans>
      </Button>
    </div>
  )
}
