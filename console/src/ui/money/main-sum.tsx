import type { ReactNode } from 'react'
import css from './main-sum.module.css'
import { MoneyText } from './money-text.tsx'

/** The sum that a pane is about, large below its name. */
export function MainSum({ name, cents }: { name: ReactNode; cents: number }) {
  return (
    <p className={css.sum}>
      <span>{name}</span>
      <MoneyText cents={cents} isStrong />
    </p>
  )
}
