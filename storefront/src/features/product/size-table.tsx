import { useLingui } from '@lingui/react/macro'
import type { SizeGuide } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import { useId } from 'react'
import typography from '../../ui/styles/typography.module.css'
import css from './size-guide.module.css'

export type LengthUnit = 'cm' | 'in'
type Figure = SizeGuide['sizes'][number]['figures'][number]

const CM_IN_AN_INCH = 2.54

/** The length with at most one decimal, the precision of a tape measure. */
const lengthText = (cm: number, unit: LengthUnit) =>
  String(Number((unit === 'cm' ? cm : cm / CM_IN_AN_INCH).toFixed(1)))

/** The sizes of one axis: a row for each size, a column for each measure. */
export function SizeTable({ guide, unit }: { guide: SizeGuide; unit: LengthUnit }) {
  const { t } = useLingui()
  const id = useId()
  const { name, how, measures, sizes } = guide
  const headOf = (measure: string, at: number) => {
    if (!sizes[0]?.figures[at]?.cm.length) return measure
    return unit === 'cm' ? t`${measure} (cm)` : t`${measure} (in)`
  }
  const figureText = ({ text, cm: [from, to] }: Figure) => {
    if (from === undefined) return text
    const least = lengthText(from, unit)
    const most = to === undefined ? least : lengthText(to, unit)
    return least === most ? least : t`${least}–${most}`
  }
  return (
    <div>
      <h3 id={id} className={typography.title3}>
        {name}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the sheet must be scrollable by keyboard */}
      <section className={css.frame} aria-labelledby={id} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t`Size`}</th>
              {measures.map((measure, at) => (
                <th key={measure} scope="col">
                  {headOf(measure, at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ value_key, value, figures }) => (
              <tr key={value_key}>
                <th scope="row">{value}</th>
                {figures.map((figure, at) => (
                  <td key={measures[at]}>{figureText(figure)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={classNames(typography.small, typography.t2)}>{how}</p>
    </div>
  )
}
