import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Select } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { usePages } from '@sampan/front/use-pages'
import { type ReactNode, useMemo, useState } from 'react'
import type { ExportQuery } from '../../../api/use-export.ts'
import { CategoryTabs, categoryIn } from '../../../features/catalogue/category-tabs.tsx'
import { SetupSteps } from '../../../features/today/setup-steps.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { go, useFilters } from '../../../navigation/address.ts'
import { Link } from '../../../navigation/link.tsx'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { countSet, FilterLine, FilterPair, Filters } from '../../../ui/layout/filters.tsx'
import { NothingFound } from '../../../ui/layout/nothing-found.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { textFor } from '../../../ui/text/texts.ts'
import { ExportMenu } from '../export-menu.tsx'
import { useShopChoice } from '../shop/use-shop-choice.ts'
import { MakerBulkDialog } from './maker-bulk-dialog.tsx'
import { MissingTextsBadge, SaleBadge } from './product-badges.tsx'

const START = { show: 'all', category: '', shop: '', keyword: '', sort: 'newest' }
const SORTS = ['newest', 'oldest', 'cheapest', 'dearest'] as const
type Sort = (typeof SORTS)[number]

type Row = ReplyTo<'GET /api/admin/product/list'>['items'][number]

type Shown = Pick<
  ExportQuery,
  | 'on_sale'
  | 'lacks_text'
  | 'lacks_picture'
  | 'lacks_customs'
  | 'lacks_weight'
  | 'lacks_maker'
  | 'lacks_responsible'
  | 'low_stock'
  | 'sold_out'
>
const SHOWN: Record<string, Shown> = {
  all: {},
  on_sale: { on_sale: 'true' },
  off_sale: { on_sale: 'false' },
  lacks_text: { lacks_text: 'true' },
  lacks_picture: { lacks_picture: 'true' },
  lacks_customs: { lacks_customs: 'true' },
  lacks_weight: { lacks_weight: 'true' },
  lacks_maker: { lacks_maker: 'true' },
  lacks_responsible: { lacks_responsible: 'true' },
  low_stock: { low_stock: 'true' },
  sold_out: { sold_out: 'true' },
}

function productQuery({ show, category, shop, keyword }: typeof START) {
  const knownCategory = categoryIn(category)
  return {
    ...(SHOWN[show] ?? {}),
    ...(knownCategory && { category: knownCategory }),
    ...(shop && { shop_id: shop }),
    ...(keyword && { keyword }),
  }
}

/** All products, newest first by default. */
export default function Products() {
  const { t, i18n } = useLingui()
  const { filters, set } = useFilters(START)
  const query = productQuery(filters)
  const sort = SORTS.find((one) => one === filters.sort)
  const list = usePages('GET /api/admin/product/list', { ...query, ...(sort && sort !== 'newest' && { sort }) })
  const tag = languageTag(i18n)
  const columns = useMemo((): readonly Column<Row>[] => columnsIn(tag), [tag])
  return (
    <Panes
      detail={null}
      list={
        <>
          <PageHeader title={<Trans>Products</Trans>}>
            <ExportMenu query={query} />
            <Button onClick={() => go('/new-product')}>
              <Trans>New product</Trans>
            </Button>
          </PageHeader>
          <SetupSteps />
          <ProductFilters filters={filters} onChange={set} />
          <DataTable
            {...list}
            label={t`Products`}
            keyOf={(product) => product.product_id}
            columns={columns}
            picture={pictureOf}
            open={openProduct}
            bulk={(rows, clear) => <SaleButtons rows={rows} onDone={clear} />}
            empty={<NothingFound typed={filters.keyword} title={<Trans>No products here</Trans>} />}
          />
        </>
      }
    />
  )
}

type FilterProps = { filters: typeof START; onChange: (change: Partial<typeof START>) => void }

function ProductFilters({ filters: { show, category, shop, keyword, sort }, onChange }: FilterProps) {
  const { t } = useLingui()
  const sorts: Record<Sort, string> = {
    newest: t`Newest first`,
    oldest: t`Oldest first`,
    cheapest: t`Lowest price first`,
    dearest: t`Highest price first`,
  }
  return (
    <Filters
      set={countSet([keyword, shop, category, sort !== START.sort])}
      more={
        <>
          <SearchField label={t`Title, ID or SKU`} value={keyword} onChange={(next) => onChange({ keyword: next })} />
          <FilterPair>
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
            <Select
              aria-label={t`Sort`}
              allowDeselect={false}
              data={SORTS.map((value) => ({ value, label: sorts[value] }))}
              value={SORTS.find((one) => one === sort) ?? 'newest'}
              onChange={(next) => onChange({ sort: next ?? 'newest' })}
            />
          </FilterPair>
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
          { value: 'off_sale', label: t`Off sale` },
          { value: 'lacks_text', label: t`Missing texts` },
          { value: 'lacks_picture', label: t`No pictures` },
          { value: 'lacks_customs', label: t`No HS code or origin` },
          { value: 'lacks_weight', label: t`No weight` },
          { value: 'lacks_maker', label: t`No maker` },
          { value: 'lacks_responsible', label: t`No company in the EU` },
          { value: 'low_stock', label: t`Low stock` },
          { value: 'sold_out', label: t`Sold out` },
        ]}
        onChange={(next) => onChange({ show: next })}
      />
    </Filters>
  )
}

const pictureOf = ({ image }: Row) => image
const openProduct = ({ product_id }: Row, text: ReactNode) => <Link to={`/product/${product_id}`}>{text}</Link>

const columnsIn = (tag: string): readonly Column<Row>[] => [
  { id: 'title', head: <Trans>Product</Trans>, cell: ({ title }) => textFor(title, tag), isWide: true },
  { id: 'product_id', head: <Trans>ID</Trans>, cell: ({ product_id }) => product_id, isExtra: true },
  {
    id: 'on_sale',
    card: 'status',
    head: <Trans>Availability</Trans>,
    cell: ({ on_sale }) => <SaleBadge isOnSale={on_sale} />,
  },
  {
    id: 'missing',
    head: <Trans>Texts</Trans>,
    cell: ({ missing }) => <MissingTextsBadge languages={missing} />,
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

function SaleButtons({ rows, onDone }: { rows: readonly Row[]; onDone: () => void }) {
  const { t } = useLingui()
  const { run, isBusy } = useAction('POST /api/admin/product/on_sale')
  const [isSettingMaker, setSettingMaker] = useState(false)
  const product_ids = rows.map(({ product_id }) => product_id)
  async function put(on_sale: boolean) {
    const reply = await run({ product_ids, on_sale })
    if (!reply) return
    toast.success(on_sale ? t`Now on sale` : t`Now off sale`)
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
      <Button variant="default" onClick={() => setSettingMaker(true)}>
        <Trans>Set maker</Trans>
      </Button>
      <ExportMenu product_ids={product_ids} />
      {isSettingMaker && (
        <MakerBulkDialog product_ids={product_ids} onDone={onDone} onClose={() => setSettingMaker(false)} />
      )}
    </>
  )
}
