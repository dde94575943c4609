import type { ReactNode } from 'react'
import css from './empty.module.css'

type EmptyProps = {
  title: ReactNode
  note?: ReactNode
  /** The only content of the page: its title is the page's heading. */
  isPage?: true
  children?: ReactNode
}

/** An empty state: title, explanation and a next step. */
export function Empty({ title, note, isPage, children }: EmptyProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={css.empty}>
      <Title className={css.title}>{title}</Title>
      {note && <p className={css.note}>{note}</p>}
      {children}
    </div>
  )
}
