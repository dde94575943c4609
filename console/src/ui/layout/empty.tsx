import type { ReactNode } from 'react'
import css from './empty.module.css'

/** That there is nothing, why, and a way on. */
export function Empty({ title, note, children }: { title: ReactNode; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className={css.empty}>
      <p className={css.title}>{title}</p>
      {note && <p className={css.note}>{note}</p>}
      {children}
    </div>
  )
}
