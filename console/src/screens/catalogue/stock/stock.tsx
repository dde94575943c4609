import { Trans, useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import { usePages } from '@sampan/front/use-pages'
import { CategoryTabs, categoryIn } from '../../../features/catalogue/category-tabs.tsx'
import { useFilters } from '../../../navigation/address.ts'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { countSet, FilterLine, Filters } from '../../../ui/layout/filters.tsx'
import { NothingFound } from '../../../ui/layout/nothing-found.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { ExportMenu } from '../export-menu.tsx'
import { useShopChoice } from '../shop/use-shop-choice.ts'
import { LowStockButton } from './low-stock-dialog.tsx'
import { StockGrid } from './stock-grid.tsx'

const START = { show: 'all', part: 'prices', shop: '', category: '', keyword: '' }

/** Prices, stock and numbers of the SKUs of many products, edited as in a spreadsheet and saved together. */
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
            <LowStockButton />
            <ExportMenu query={query} />
          </PageHeader>
          <StockFilters filters={filters} onChange={set} />
          {list.error && !list.items ? (
            <ErrorState error={list.error} onRetry={list.onRetry} />
          ) : list.items?.length === 0 && !list.isOld ? (
            <NothingFound typed={keyword} title={<Trans>No products here</Trans>} />
          ) : (
            <StockGrid
              list={list}
              part={filters.part === 'numbers' ? 'numbers' : 'prices'}
              onPart={(part) => set({ part })}
            />
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
