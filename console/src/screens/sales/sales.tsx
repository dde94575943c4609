import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { dollars } from '@sampan/contract/csv-text'
import { SALES_STEPS } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { lazy, Suspense } from 'react'
import { useCategoryName } from '../../features/catalogue/use-category-name.ts'
import { useFilters } from '../../navigation/address.ts'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Figures } from './figures.tsx'
import { MissedKeywords } from './missed-keywords.tsx'
import css from './sales.module.css'
import { SALES_START, SalesFilters } from './sales-filters.tsx'
import { Sellers } from './sellers.tsx'

const SalesChart = lazy(() => import('./sales-chart.tsx'))
const DAY = /^2\d{3}-\d{2}-\d{2}$/
const DAY_MS = 86_400_000
const DAYS_SHOWN = 30
const dayBefore = (day: string, days: number) => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)

type Sums = ReplyTo<'GET /api/admin/sales'>['countries'][number]
const average = ({ orders, paid_cents }: Pick<Sums, 'orders' | 'paid_cents'>) =>
  orders === 0 ? '–' : dollars(Math.round(paid_cents / orders))

/**
 * Revenue, orders and refunds of a period as a chart and tables, by country, shop, category and product. By default the
 * last 30 days of the shop, whose time zone may be in another day than the browser's.
 */
export default function Sales() {
  const shop = useRead('GET /api/admin/bookkeeping')
  if (!shop.data)
    return (
      <Page>
        <PageHeader title={<Trans>Sales</Trans>} />
        {shop.error && <ErrorState error={shop.error} onRetry={() => void shop.refetch()} />}
      </Page>
    )
  return <SalesUntil today={shop.data.today} />
}

function SalesUntil({ today }: { today: string }) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const { filters, set } = useFilters(SALES_START)
  const categoryName = useCategoryName()
  const from = DAY.test(filters.from) ? filters.from : dayBefore(today, DAYS_SHOWN - 1)
  const to = DAY.test(filters.to) ? filters.to : today
  const step = SALES_STEPS.find((one) => one === filters.step) ?? 'day'
  const { country, shop, category } = filters
  const choice = {
    ...{ from, to },
    ...(country && { country }),
    ...(shop && { shop_id: shop }),
    ...(category && { category }),
  }
  const { data, error, refetch } = useRead('GET /api/admin/sales', { ...choice, step }, { keepLast: true })
  if (error || !data)
    return (
      <Page>
        <PageHeader title={<Trans>Sales</Trans>} />
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      </Page>
    )
  const names = { day: t`Day`, week: t`Week`, month: t`Month` }
  // Sums of a category are of its goods: an order may have goods of several.
  const heads = (name: string, isGoods = category !== '') =>
    isGoods ? [name, t`Pieces`, t`Revenue`, t`Refunds`] : [name, t`Orders`, t`Revenue`, t`Average order`, t`Refunds`]
  const cells = (name: string, sums: Omit<Sums, 'key' | 'name'>, isGoods = category !== '') => [
    name,
    String(sums.orders),
    dollars(sums.paid_cents),
    ...(isGoods ? [] : [average(sums)]),
    dollars(sums.refunded_cents),
  ]
  const countries = new Intl.DisplayNames([languageTag(i18n)], { type: 'region' })
  const countryName = (key: string) => (key ? (countries.of(key) ?? key) : '–')
  const suffix = `${from}-to-${to}.csv`
  return (
    <Page>
      <PageHeader title={<Trans>Sales</Trans>} note={<Trans>Days in {data.time_zone}. Amounts in US dollars.</Trans>} />
      <SalesFilters
        filters={filters}
        days={{ from, to }}
        stepNames={names}
        choices={{
          country: data.countries.map(({ key }) => ({ value: key, label: countryName(key) })),
          shop: data.shops.map(({ key, name }) => ({ value: key, label: name })),
          category: data.categories.map(({ key }) => ({ value: key, label: categoryName(key) })),
        }}
        onChange={set}
      />
      <div className={css.chart} aria-hidden>
        <Suspense>
          <SalesChart
            steps={data.periods.map((one) => ({ ...one, name: one.day.slice(step === 'month' ? 0 : 5) }))}
            labels={{ paid: t`Revenue`, refunded: t`Refunds` }}
            language={languageTag(i18n)}
          />
        </Suspense>
      </div>
      <Figures
        title={t`Over time`}
        file={`sales-${suffix}`}
        heads={heads(names[step])}
        rows={data.periods.map(({ day, ...sums }) => ({ key: day, texts: cells(day, sums) }))}
      />
      <Sellers choice={choice} />
      <Figures
        title={t`By country`}
        file={`countries-${suffix}`}
        heads={heads(t`Country`)}
        rows={data.countries.map((sums) => ({
          key: sums.key,
          texts: cells(countryName(sums.key), sums),
        }))}
      />
      <Figures
        title={t`By shop`}
        file={`shops-${suffix}`}
        heads={heads(t`Shop`)}
        rows={data.shops.map((sums) => ({ key: sums.key, texts: cells(sums.name, sums) }))}
      />
      <Figures
        title={t`By category`}
        file={`categories-${suffix}`}
        heads={heads(t`Category`, true)}
        rows={data.categories.map((sums) => ({ key: sums.key, texts: cells(categoryName(sums.key), sums, true) }))}
      />
      <MissedKeywords from={from} to={to} />
    </Page>
  )
}
