import { type ReactNode, useId } from 'react'
import typography from '../styles/typography.module.css'
import { classNames } from '../text/class-names.ts'
import css from './section.module.css'

type SectionProps = {
  title: ReactNode
  /** Ends the heading's line: a link to all, a quiet button. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a screen under its heading. The body brings its own gutter, so that rails can run to the edge. */
export function Section({ title, action, className, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classNames(css.section, className)} aria-labelledby={id}>
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
