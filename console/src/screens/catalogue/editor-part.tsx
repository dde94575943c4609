import type { ReactNode } from 'react'
import css from './editor-part.module.css'

export function EditorPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2 className={css.title}>{title}</h2>
      {children}
    </section>
  )
}
