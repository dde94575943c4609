import type { ReactNode } from 'react'
import css from './empty.module.css'
import boat from './pictures/boat.webp'
import rank from './type.module.css'

type EmptyProps = {
  title: ReactNode
  text?: ReactNode
  /** The way on. */
  action?: ReactNode
  /** The address of another picture than the boat. */
  picture?: string
}

/** What a list shows while it has nothing: a picture, what would be here, and the way on. */
export function Empty({ title, text, action, picture = boat }: EmptyProps) {
  return (
    <div className={css.empty}>
      <span className={css.picture}>
        <img src={picture} alt="" width="480" height="480" />
      </span>
      <h2 className={rank.title2}>{title}</h2>
      {text && <p>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
