import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { weekdayText } from '@sampan/contract/day-text'
import { moneyText } from '@sampan/contract/money-text'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import css from './today.module.css'

type Day = NonNullable<ReplyTo<'GET /api/admin/today'>['days']>[number]

const sumOf = (days: readonly Day[], what: 'sales_cents' | 'refunded_cents' | 'in_cents' | 'out_cents') =>
  moneyText(days.reduce((sum, day) => sum + day[what], 0))

/** Sales, and incoming and outgoing money, of each recent day. */
export function DaysOfMoney({ days }: { days: readonly Day[] }) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const names = days.map(({ day }) => weekdayText(day, languageTag(i18n)))
  const values = (what: 'sales_cents' | 'refunded_cents' | 'in_cents' | 'out_cents') => days.map((day) => day[what])
  return (
    <section className={css.charts} aria-label={t`Last 30 days`}>
      <Text size="sm" c="dimmed" className={css.zone}>
        <Trans>Days are in UTC.</Trans>
      </Text>
      <BarChart
        title={<Trans>Sales, last 30 days</Trans>}
        days={names}
        format={moneyText}
        series={[
          { name: t`Paid`, total: sumOf(days, 'sales_cents'), values: values('sales_cents'), tone: 'first' },
          {
            name: t`Refunded`,
            total: sumOf(days, 'refunded_cents'),
            values: values('refunded_cents'),
            tone: 'second',
          },
        ]}
      />
      <BarChart
        title={<Trans>Money in and out, last 30 days</Trans>}
        days={names}
        format={moneyText}
        series={[
          { name: t`Topped up`, total: sumOf(days, 'in_cents'), values: values('in_cents'), tone: 'first' },
          { name: t`Paid out`, total: sumOf(days, 'out_cents'), values: values('out_cents'), tone: 'second' },
        ]}
      />
    </section>
  )
}
