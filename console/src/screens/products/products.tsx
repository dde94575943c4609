import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import type { ReplyTo } from '../../api/reads.ts'
import { usePages } from '../../api/use-pages.ts'
import { CategoryTabs, categoryIn } from '../../features/catalogue/category-tabs.tsx'
import { wordsFor } from '../../features/catalogue/texts.ts'
import { SetupSteps } from '../../features/setup/setup-steps.tsx'
import { useAct } from '../../forms/use-act.ts'
import { go, useFilters } from '../../navigation/address.ts'
import { Link } from '../../navigation/link.tsx'
import { FilterTabs } from '../../ui/form/filter-tabs.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { say } from '../../ui/layer/say.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { Filters } from '../../ui/layout/filters.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panes } from '../../ui/layout/panes.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { languageTag } from '../../ui/text/language-tag.ts'
import { ExportButton } from './export-button.tsx'
import { MissingMark, SaleMark } from './product-marks.tsx'

const START = { show: 'all', category: '', keyword: '' }

type Row = ReplyTo<'GET /api/admin/product/list'>['items'][number]

/** What each tab asks for. */
const SHOWN: Record<string, { on_sale?: 'true' | 'false'; lacks_text?: 'true'; low_stock?: 'true' }> = {
  all: {},
  on_sale: { on_sale: 'true' },
  off_sale: { on_sale: 'false' },
  lacks_text: { lacks_text: 'true' },
  low_stock: { low_stock: 'true' },
}

/** All products, the newest first. */
export default function Products() {
  const { t, i18n } = useLingui()
  const { filters, set } = useFilters(START)
  const { show, keyword } = filters
  const category = categoryIn(filters.category)
  const list = usePages('GET /api/admin/product/list', {
    ...(SHOWN[show] ?? {}),
    ...(category && { category }),
    ...(keyword && { keyword }),
  })
  const tag = languageTag(i18n)
  const columns = useMemo((): readonly Column<Row>[] => columnsIn(tag), [tag])
  return (
    <Panes
      detail={null}
      list={
        <>
          <PageHeader title={<Trans>Products</Trans>}>
            <ExportButton />
            <Button onClick={() => go('/new-product')}>
              <Trans>New product</Trans>
            </Button>
          </PageHeader>
          <SetupSteps />
          <Filters>
            <FilterTabs
              label={t`Show`}
              value={show}
              options={[
                { value: 'all', label: t`All` },
                { value: 'on_sale', label: t`On sale` },
                { value: 'off_sale', label: t`Off sale` },
                { value: 'lacks_text', label: t`Texts missing` },
                { value: 'low_stock', label: t`Low stock` },
              ]}
              onChange={(next) => set({ show: next })}
            />
            <SearchField label={t`Title, id or SKU`} value={keyword} onChange={(next) => set({ keyword: next })} />
          </Filters>
          <CategoryTabs value={filters.category} onChange={(next) => set({ category: next })} />
          <DataTable
            {...list}
            label={t`Products`}
            keyOf={(product) => product.product_id}
            columns={columns}
            open={openProduct}
            bulk={(rows, clear) => <SaleButtons rows={rows} onDone={clear} />}
            empty={<Empty title={<Trans>No products here</Trans>} />}
          />
        </>
      }
    />
  )
}

const openProduct = ({ product_id }: Row, text: ReactNode) => <Link to={`/product/${product_id}`}>{text}</Link>

const columnsIn = (tag: string): readonly Column<Row>[] => [
  { id: 'title', head: <Trans>Product</Trans>, cell: ({ title }) => wordsFor(title, tag), isWide: true },
  { id: 'product_id', head: <Trans>ID</Trans>, cell: ({ product_id }) => product_id, isExtra: true },
  { id: 'on_sale', card: 'status', head: <Trans>Sale</Trans>, cell: ({ on_sale }) => <SaleMark isOnSale={on_sale} /> },
  {
    id: 'missing',
    head: <Trans>Texts</Trans>,
    cell: ({ missing }) => <MissingMark languages={missing} />,
    isExtra: true,
  },
  { id: 'skus', head: <Trans>SKUs</Trans>, cell: ({ skus }) => skus, align: 'end' },
  { id: 'stock', card: 'about', isNamed: true, head: <Trans>Stock</Trans>, cell: ({ stock }) => stock, align: 'end' },
  { id: 'sales', head: <Trans>Sold</Trans>, cell: ({ sales }) => sales, align: 'end', isExtra: true },
  {
    id: 'price',
    card: 'sum',
    head: <Trans>Price</Trans>,
    cell: ({ price_cents }) => <MoneyText cents={price_cents} />,
    align: 'end',
  },
]

/** Puts the chosen products on sale, or takes them off. */
function SaleButtons({ rows, onDone }: { rows: readonly Row[]; onDone: () => void }) {
  const { t } = useLingui()
  const { act, isBusy } = useAct('POST /api/admin/product/on_sale')
  async function put(on_sale: boolean) {
    const reply = await act({ product_ids: rows.map(({ product_id }) => product_id), on_sale })
    if (!reply) return
    say.done(on_sale ? t`They are on sale` : t`They are off sale`)
    onDone()
  }
  return (
    <>
      <Button loading={isBusy} onClick={() => void put(true)}>
        <Trans>Put on sale</Trans>
      </Button>
      <Button variant="default" loading={isBusy} onClick={() => void put(false)}>
        <Trans>Take off sale</Trans>
      </Button>
    </>
  )
}
