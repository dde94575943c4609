import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import { Card } from '../layout/card.tsx'
import css from './sums.module.css'

type Line = { label: ReactNode; value: ReactNode; tone?: 'accent' }

/** Amounts and, below a line, their total. `bare` leaves out the card. */
export function Sums({ lines, total, bare }: { lines: readonly Line[]; total?: Line; bare?: boolean }) {
  const sums = (
    <dl className={css.sums}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no key besides their index
        <div key={place}>
          <dt>{line.label}</dt>
          <dd className={classNames(line.tone && css[line.tone])}>{line.value}</dd>
        </div>
      ))}
      {total && (
        <div className={css.total}>
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      )}
    </dl>
  )
  return bare ? sums : <Card>{sums}</Card>
}
