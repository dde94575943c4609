import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import css from './card.module.css'

type CardProps = {
  as?: 'div' | 'section' | 'article' | 'li' | 'form'
  /** Less padding above and below, for rows with their own height. */
  flush?: boolean
  className?: string
  children: ReactNode
}

/** A card groups related content only by its background. It has no border and no shadow. */
export function Card({ as: Element = 'div', flush, className, children }: CardProps) {
  return <Element className={classNames(css.card, flush && css.flush, className)}>{children}</Element>
}
