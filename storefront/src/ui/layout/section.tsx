import { type ReactNode, type Ref, useId } from 'react'
import typography from '../styles/typography.module.css'
import { classNames } from '../text/class-names.ts'
import css from './section.module.css'

type SectionProps = {
  title: ReactNode
  /** Shown at the end of the heading's line: a link or a quiet button. */
  action?: ReactNode
  className?: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A part of a screen with a heading. The body sets its own side padding, so that rails can reach the edge. */
export function Section({ title, action, className, ref, children }: SectionProps) {
  const id = useId()
  return (
    <section ref={ref} className={classNames(css.section, className)} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id} className={typography.title2}>
          {title}
        </h2>
        {action && <span className={css.action}>{action}</span>}
      </header>
      {children}
    </section>
  )
}
