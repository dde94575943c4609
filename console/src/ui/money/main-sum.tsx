import type { ReactNode } from 'react'
import css from './main-sum.module.css'
import { MoneyText } from './money-text.tsx'

/** The main amount of a pane, large, below its label. */
export function MainSum({ name, cents }: { name: ReactNode; cents: number }) {
  return (
    <p className={css.sum}>
      <span>{name}</span>
      <MoneyText cents={cents} isStrong />
    </p>
  )
}
