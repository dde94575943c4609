import { type PointerEvent, type ReactNode, useState } from 'react'
import css from './bar-chart.module.css'

type Series = {
  name: string
  /** Total of all values, as text. */
  total: string
  values: readonly number[]
  tone: 'first' | 'second'
}

type BarChartProps = {
  title: ReactNode
  /** The name of each day, oldest first. */
  days: readonly string[]
  series: readonly Series[]
  format: (value: number) => string
}

const HEIGHT = 100
const STEP = 10
/** Width of a day's bars. The rest of STEP is the gap to the next day. */
const FILLED = 7

/**
 * Values of each day as grouped bars, scaled to the highest value. Hovering over a day shows its values instead of the
 * totals. Screen readers get the same data as a table.
 */
export function BarChart({ title, days, series, format }: BarChartProps) {
  const [pointed, setPointed] = useState<number>()
  const highest = Math.max(...series.flatMap(({ values }) => values), 1)
  const width = FILLED / series.length
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width: chart_width } = currentTarget.getBoundingClientRect()
    setPointed(Math.min(days.length - 1, Math.max(0, Math.floor(((clientX - left) / chart_width) * days.length))))
  }
  return (
    <figure className={css.chart}>
      <figcaption className={css.head}>
        <span className={css.title}>{title}</span>
        <span className={css.legends}>
          {series.map(({ name, total, values, tone }) => (
            <span key={name} className={css.legend}>
              <span className={css[tone]} aria-hidden />
              {name} <b>{pointed === undefined ? total : format(values[pointed] ?? 0)}</b>
            </span>
          ))}
        </span>
      </figcaption>
      <div className={css.plot}>
        <span className={css.highest} aria-hidden>
          {highest > 1 && format(highest)}
        </span>
        <svg
          className={css.bars}
          viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          {days.map((day, at) => (
            <g key={day}>
              <rect
                className={at === pointed ? css.pointed : css.ground}
                x={at * STEP}
                width={STEP}
                y={0}
                height={HEIGHT}
              />
              {series.map(({ name, values, tone }, of) => {
                const height = ((values[at] ?? 0) / highest) * HEIGHT
                const x = at * STEP + (STEP - FILLED) / 2 + of * width
                return <rect key={name} className={css[tone]} x={x} width={width} y={HEIGHT - height} height={height} />
              })}
            </g>
          ))}
        </svg>
      </div>
      <div className={css.ends} aria-hidden>
        <span>{days[0]}</span>
        {pointed !== undefined && <b>{days[pointed]}</b>}
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
