import type { ReactNode } from 'react'
import { classNames } from '../text/class-names.ts'
import css from './card.module.css'

type CardProps = {
  as?: 'div' | 'section' | 'article' | 'li' | 'form'
  /** For rows, which bring their own height: less padding above and below. */
  flush?: boolean
  className?: string
  children: ReactNode
}

/** A light ground that holds what belongs together. No shadow and no border: the tone alone lifts it. */
export function Card({ as: Element = 'div', flush, className, children }: CardProps) {
  return <Element className={classNames(css.card, flush && css.flush, className)}>{children}</Element>
}
