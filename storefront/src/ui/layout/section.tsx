import { classNames } from '@sampan/front/class-names'
import { type ReactNode, type Ref, useId } from 'react'
import typography from '../styles/typography.module.css'
import css from './section.module.css'

type SectionProps = {
  title: ReactNode
  /** Shown at the end of the heading's line: a link or a quiet button. */
  action?: ReactNode
  /** For a section between cards of an account screen. */
  small?: boolean
  className?: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A part of a screen with a heading. The body sets its own side padding, so that rails can reach the edge. */
export function Section({ title, action, small = false, className, ref, children }: SectionProps) {
  const id = useId()
  return (
    <section ref={ref} className={classNames(css.section, small && css.small, className)} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id} className={small ? typography.title3 : typography.title2}>
          {title}
        </h2>
        {action && <span className={css.action}>{action}</span>}
      </header>
      {children}
    </section>
  )
}
