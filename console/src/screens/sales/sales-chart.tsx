import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { moneyText } from '@sampan/contract/money-text'

type SalesChartProps = {
  steps: readonly { name: string; paid_cents: number; refunded_cents: number }[]
  labels: { paid: string; refunded: string }
  /** BCP 47 tag of the desk's language. */
  language: string
}

/** "$1.2K", so that amounts of any size fit next to the axis. */
function axisText(cents: number, language: string): string {
  const format = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', notation: 'compact' } as const
  return new Intl.NumberFormat(language, format).format(cents / 100)
}

/** Paid and refunded amounts of each step as bars. Loaded after the page, because the library is large. */
export default function SalesChart({ steps, labels, language }: SalesChartProps) {
  return (
    <BarChart
      h={260}
      data={[...steps]}
      dataKey="name"
      withLegend
      // The table below has the same figures.
      barChartProps={{ accessibilityLayer: false }}
      xAxisProps={{ interval: 'equidistantPreserveStart' }}
      yAxisProps={{ tickFormatter: (cents: number) => axisText(cents, language) }}
      valueFormatter={(cents) => moneyText(cents)}
      series={[
        { name: 'paid_cents', label: labels.paid, color: 'teal.6' },
        { name: 'refunded_cents', label: labels.refunded, color: 'orange.5' },
      ]}
    />
  )
}
