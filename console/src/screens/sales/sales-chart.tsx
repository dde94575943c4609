import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { moneyText } from '@sampan/contract/money-text'

type SalesChartProps = {
  steps: readonly { name: string; paid_cents: number; refunded_cents: number }[]
  labels: { paid: string; refunded: string }
}

/** Paid and refunded amounts of each step as bars. Loaded after the page, because the library is large. */
export default function SalesChart({ steps, labels }: SalesChartProps) {
  return (
    <BarChart
      h={260}
      data={[...steps]}
      dataKey="name"
      withLegend
      // The table below has the same figures.
      barChartProps={{ accessibilityLayer: false }}
      valueFormatter={(cents) => moneyText(cents)}
      series={[
        { name: 'paid_cents', label: labels.paid, color: 'teal.6' },
        { name: 'refunded_cents', label: labels.refunded, color: 'orange.5' },
      ]}
    />
  )
}
