import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { dollars } from '@sampan/contract/csv-text'
import { SALES_STEPS } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { lazy, Suspense } from 'react'
import { useCategoryName } from '../../features/catalogue/use-category-name.ts'
import { useFilters } from '../../navigation/address.ts'
import { Link } from '../../navigation/link.tsx'
import { useMay } from '../../session/use-session.ts'
import { DayRange } from '../../ui/form/day-range.tsx'
import { FilterTabs } from '../../ui/form/filter-tabs.tsx'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { FilterFields, Filters } from '../../ui/layout/filters.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Figures } from './figures.tsx'
import css from './sales.module.css'
import { Sellers } from './sellers.tsx'

const SalesChart = lazy(() => import('./sales-chart.tsx'))
const START = { from: '', to: '', step: 'day' }
const DAY = /^2\d{3}-\d{2}-\d{2}$/
const DAY_MS = 86_400_000
const DAYS_SHOWN = 30
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

type Sums = ReplyTo<'GET /api/admin/sales'>['countries'][number]
const average = ({ orders, paid_cents }: Pick<Sums, 'orders' | 'paid_cents'>) =>
  orders === 0 ? '–' : dollars(Math.round(paid_cents / orders))

/** Revenue, orders and refunds of a period as a chart and tables, by country, shop, category and product. */
export default function Sales() {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const { filters, set } = useFilters(START)
  const categoryName = useCategoryName()
  const maySeeSearches = useMay('catalogue')
  const from = DAY.test(filters.from) ? filters.from : dayBefore(DAYS_SHOWN - 1)
  const to = DAY.test(filters.to) ? filters.to : dayBefore(0)
  const step = SALES_STEPS.find((one) => one === filters.step) ?? 'day'
  const { data, error, refetch } = useRead('GET /api/admin/sales', { from, to, step }, { keepLast: true })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageHeader title={<Trans>Sales</Trans>} />
  const names = { day: t`Day`, week: t`Week`, month: t`Month` }
  const heads = (name: string) => [name, t`Orders`, t`Revenue`, t`Average order`, t`Refunds`]
  const cells = (name: string, sums: Omit<Sums, 'key' | 'name'>) => [
    name,
    String(sums.orders),
    dollars(sums.paid_cents),
    average(sums),
    dollars(sums.refunded_cents),
  ]
  const countries = new Intl.DisplayNames([languageTag(i18n)], { type: 'region' })
  const suffix = `${from}-to-${to}.csv`
  return (
    <>
      <PageHeader title={<Trans>Sales</Trans>} note={<Trans>Days in {data.time_zone}. Amounts in US dollars.</Trans>}>
        {maySeeSearches && (
          <Button variant="default" component={Link} to="/search-words">
            <Trans>Searches without results</Trans>
          </Button>
        )}
      </PageHeader>
      <Filters
        more={
          <FilterFields>
            <DayRange days={{ from, to }} onChange={set} />
          </FilterFields>
        }
      >
        <FilterTabs
          label={t`Period`}
          value={step}
          options={SALES_STEPS.map((value) => ({ value, label: names[value] }))}
          onChange={(step) => set({ step })}
        />
      </Filters>
      <div className={css.chart} aria-hidden>
        <Suspense>
          <SalesChart
            steps={data.periods.map((one) => ({ ...one, name: one.day.slice(step === 'month' ? 0 : 5) }))}
            labels={{ paid: t`Revenue`, refunded: t`Refunds` }}
          />
        </Suspense>
      </div>
      <Figures
        title={t`Over time`}
        file={`sales-${suffix}`}
        heads={heads(names[step])}
        rows={data.periods.map(({ day, ...sums }) => ({ key: day, texts: cells(day, sums) }))}
      />
      <Sellers from={from} to={to} />
      <Figures
        title={t`By country`}
        file={`countries-${suffix}`}
        heads={heads(t`Country`)}
        rows={data.countries.map((sums) => ({
          key: sums.key,
          texts: cells(sums.key ? (countries.of(sums.key) ?? sums.key) : '–', sums),
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
        heads={[t`Category`, t`Pieces`, t`Revenue`, t`Refunds`]}
        rows={data.categories.map(({ key, orders, paid_cents, refunded_cents }) => ({
          key,
          texts: [categoryName(key), String(orders), dollars(paid_cents), dollars(refunded_cents)],
        }))}
      />
    </>
  )
}
