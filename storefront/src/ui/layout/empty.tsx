import type { ReactNode } from 'react'
import boat from '../media/pictures/boat.webp'
import typography from '../styles/typography.module.css'
import css from './empty.module.css'

type EmptyProps = {
  title: ReactNode
  text?: ReactNode
  /** The way on. */
  action?: ReactNode
  /** The address of another picture than the boat. */
  picture?: string
  /** 1 where it is the whole screen, and no bar names that. */
  level?: 1 | 2
}

/** The empty state of a list: a picture, what would be here, and where to go next. */
export function Empty({ title, text, action, picture = boat, level = 2 }: EmptyProps) {
  const Title = `h${level}` as const
  return (
    <div className={css.empty}>
      <span className={css.picture}>
        <img src={picture} alt="" width="480" height="480" />
      </span>
      <Title className={typography.title2}>{title}</Title>
      {text && <p>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
