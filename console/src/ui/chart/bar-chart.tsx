import type { ReactNode } from 'react'
import css from './bar-chart.module.css'

type Series = {
  name: string
  /** Of all its values, as text. */
  total: string
  values: readonly number[]
  tone: 'first' | 'second'
}

type BarChartProps = {
  title: ReactNode
  /** The name of each day, the oldest first. */
  days: readonly string[]
  series: readonly Series[]
  format: (value: number) => string
}

const HEIGHT = 100
const STEP = 10
/** Of a day's step, what its bars take together. */
const FILLED = 7

/** Values of each day as bars beside each other. Who listens hears the same as a table. */
export function BarChart({ title, days, series, format }: BarChartProps) {
  const highest = Math.max(...series.flatMap(({ values }) => values), 1)
  const width = FILLED / series.length
  return (
    <figure className={css.chart}>
      <figcaption className={css.head}>
        <span className={css.title}>{title}</span>
        {series.map(({ name, total, tone }) => (
          <span key={name} className={css.legend}>
            <span className={css[tone]} aria-hidden />
            {name} <b>{total}</b>
          </span>
        ))}
      </figcaption>
      <svg
        className={css.bars}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map((day, at) => (
          <g key={day} className={css.day}>
            <title>{[day, ...series.map(({ name, values }) => `${name} ${format(values[at] ?? 0)}`)].join('\n')}</title>
            <rect className={css.ground} x={at * STEP} width={STEP} y={0} height={HEIGHT} />
            {series.map(({ name, values, tone }, of) => {
              const height = ((values[at] ?? 0) / highest) * HEIGHT
              const x = at * STEP + (STEP - FILLED) / 2 + of * width
              return <rect key={name} className={css[tone]} x={x} width={width} y={HEIGHT - height} height={height} />
            })}
          </g>
        ))}
      </svg>
      <div className={css.ends} aria-hidden>
        <span>{days[0]}</span>
        <span>{days.at(-1)}</span>
      </div>
      <table className={css.table}>
        <tbody>
          {days.map((day, at) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {series.map(({ name, values }) => (
                <td key={name}>
                  {name} {format(values[at] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
