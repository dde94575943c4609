import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import pictureCss from '../media/picture.module.css'
import boat from '../media/pictures/boat.webp'
import typography from '../styles/typography.module.css'
import css from './empty.module.css'

type EmptyProps = {
  title: ReactNode
  text?: ReactNode
  /** A link to continue, shown as a button. */
  link?: { href: string; text: ReactNode }
  /** Another button instead of the link. */
  action?: ReactNode
  /** The URL of a picture that is shown instead of the boat. */
  picture?: string
  /** The heading level. 1 if the empty state is the whole screen, so that no bar contains the h1. */
  level?: 1 | 2
}

/** The empty state of a list: a picture, an explanation, and a link to continue. */
export function Empty({ title, text, link, action, picture = boat, level = 2 }: EmptyProps) {
  const Title = `h${level}` as const
  const next = link ? <Button href={link.href}>{link.text}</Button> : action
  return (
    <div className={css.empty}>
      <span className={classNames(pictureCss.picture, css.picture)}>
        <img src={picture} alt="" width="480" height="480" />
      </span>
      <Title className={typography.title2}>{title}</Title>
      {text && <p>{text}</p>}
      {next && <div className={css.action}>{next}</div>}
    </div>
  )
}
