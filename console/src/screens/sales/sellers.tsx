import { useLingui } from '@lingui/react/macro'
import { dollars } from '@sampan/contract/csv-text'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useSellers } from '../../api/use-sellers.ts'
import { useFilters } from '../../navigation/address.ts'
import { FilterTabs } from '../../ui/form/filter-tabs.tsx'
import { Figures } from './figures.tsx'

const START = { each: 'product', order: 'best', sort: 'paid' }

type Seller = ReplyTo<'GET /api/admin/sales/products'>[number]
type Choice = {
  from: string
  to: string
  country?: string | undefined
  shop_id?: string | undefined
  category?: string | undefined
}

/** Best and worst sellers of a period, by product or SKU. The file has all of them. */
export function Sellers({ choice }: { choice: Choice }) {
  const { t } = useLingui()
  const { filters, set } = useFilters(START)
  const each = filters.each === 'sku' ? 'sku' : 'product'
  const order = filters.order === 'worst' ? 'worst' : 'best'
  const sorts = { paid: t`Revenue`, pieces: t`Pieces`, refunded: t`Refunds`, lasts: t`Stock lasts`, sku: t`SKU` }
  const keys = Object.keys(sorts) as (keyof typeof sorts)[] // the record's own keys
  const sort = keys.find((key) => key === filters.sort) ?? 'paid'
  const query = { ...choice, each, order, sort } as const
  const { data = [] } = useRead('GET /api/admin/sales/products', query, { keepLast: true })
  const readSellers = useSellers()
  const days = (lasts_days: number | null) => (lasts_days === null ? '–' : String(lasts_days))
  const textsOf = (seller: Seller) => [
    each === 'sku' ? `${seller.title} · ${seller.article_number ?? seller.sku_id}` : seller.title,
    String(seller.pieces),
    dollars(seller.paid_cents),
    dollars(seller.refunded_cents),
    String(seller.stock),
    days(seller.lasts_days),
  ]
  const { from, to } = choice
  return (
    <Figures
      title={order === 'best' ? t`Best sellers` : t`Worst sellers`}
      file={`sellers-${from}-to-${to}.csv`}
      heads={[t`Product`, t`Pieces`, t`Revenue`, t`Refunds`, t`Stock`, t`Stock lasts, days`]}
      rows={data.map((seller) => ({ key: seller.sku_id ?? seller.product_id, texts: textsOf(seller) }))}
      readAll={async () => (await readSellers(query)).map(textsOf)}
    >
      <FilterTabs
        label={t`Best or worst`}
        value={order}
        options={[
          { value: 'best', label: t`Best sellers` },
          { value: 'worst', label: t`Worst sellers` },
        ]}
        onChange={(order) => set({ order })}
      />
      <FilterTabs
        label={t`Product or SKU`}
        value={each}
        options={[
          { value: 'product', label: t`Product` },
          { value: 'sku', label: t`SKU` },
        ]}
        onChange={(each) => set({ each })}
      />
      <FilterTabs
        label={t`Sort`}
        value={sort}
        options={keys.map((value) => ({ value, label: sorts[value] }))}
        onChange={(sort) => set({ sort })}
      />
    </Figures>
  )
}
