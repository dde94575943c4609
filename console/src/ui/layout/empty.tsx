import type { ReactNode } from 'react'
import css from './empty.module.css'

type EmptyProps = {
  title: ReactNode
  note?: ReactNode
  /** It is all of the page: the title is its heading. */
  isPage?: true
  children?: ReactNode
}

/** That there is nothing, why, and a way on. */
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
