import type { ReactNode } from 'react'
import css from './facts.module.css'

/** Names with their values, one a line. */
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

/** A part of a page or pane, with its heading. */
export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h3 className={css.title}>{title}</h3>
      {children}
    </section>
  )
}
