import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import css from './facts.module.css'

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={css.facts}>{children}</dl>
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Amounts, right-aligned below each other. */
export function Sums({ children }: { children: ReactNode }) {
  return <dl className={css.sums}>{children}</dl>
}

type SumProps = {
  name: ReactNode
  /** The total of the amounts above. */
  isTotal?: boolean
  children: ReactNode
}

export function Sum({ name, isTotal, children }: SumProps) {
  return (
    <div className={classNames(isTotal && css.total)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A section of a page or pane, with its heading. */
export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h3 className={css.title}>{title}</h3>
      {children}
    </section>
  )
}
