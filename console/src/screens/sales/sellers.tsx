import { useLingui } from '@lingui/react/macro'
import { dollars } from '@sampan/contract/csv-text'
import { useRead } from '@sampan/front/use-read'
import { useFilters } from '../../navigation/address.ts'
import { FilterTabs } from '../../ui/form/filter-tabs.tsx'
import { Figures } from './figures.tsx'

const START = { each: 'product', order: 'best', sort: 'paid' }

/** Best and worst sellers of a period, by product or SKU. */
export function Sellers({ from, to }: { from: string; to: string }) {
  const { t } = useLingui()
  const { filters, set } = useFilters(START)
  const each = filters.each === 'sku' ? 'sku' : 'product'
  const order = filters.order === 'worst' ? 'worst' : 'best'
  const sorts = { paid: t`Revenue`, pieces: t`Pieces`, refunded: t`Refunds`, lasts: t`Stock lasts` }
  const keys = Object.keys(sorts) as (keyof typeof sorts)[] // the record's own keys
  const sort = keys.find((key) => key === filters.sort) ?? 'paid'
  const { data = [] } = useRead('GET /api/admin/sales/products', { from, to, each, order, sort }, { keepLast: true })
  const days = (lasts_days: number | null) => (lasts_days === null ? '–' : String(lasts_days))
  return (
    <Figures
      title={order === 'best' ? t`Best sellers` : t`Worst sellers`}
      file={`sellers-${from}-to-${to}.csv`}
      heads={[t`Product`, t`Pieces`, t`Revenue`, t`Refunds`, t`Stock`, t`Stock lasts, days`]}
      rows={data.map(({ product_id, sku_id, title, pieces, paid_cents, refunded_cents, stock, lasts_days }) => ({
        key: sku_id ?? product_id,
        texts: [
          sku_id ? `${title} · ${sku_id}` : title,
          String(pieces),
          dollars(paid_cents),
          dollars(refunded_cents),
          String(stock),
          days(lasts_days),
        ],
      }))}
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
