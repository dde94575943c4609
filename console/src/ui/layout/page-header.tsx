import type { ReactNode } from 'react'
import css from './page-header.module.css'

type PageHeaderProps = {
  title: ReactNode
  /** A one-line description of the page. */
  note?: ReactNode
  /** Buttons on the right. */
  children?: ReactNode
}

export function PageHeader({ title, note, children }: PageHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.text}>
        <h1 className={css.title}>{title}</h1>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {children && <div className={css.actions}>{children}</div>}
    </header>
  )
}
