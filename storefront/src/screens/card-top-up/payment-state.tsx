import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import typography from '../../ui/styles/typography.module.css'
import css from './payment-state.module.css'

type Props = {
  /** The icon in the circle. */
  mark: ReactNode
  tone?: 'good' | 'wait' | 'busy' | 'plain'
  title: ReactNode
  text: ReactNode
  children?: ReactNode
}

/** One state of a payment: a mark, what has happened, and what the shopper can do. Screen readers hear each change. */
export function PaymentState({ mark, tone = 'plain', title, text, children }: Props) {
  return (
    <section className={css.state}>
      <span className={classNames(css.mark, css[tone])} aria-hidden="true">
        {mark}
      </span>
      <div role="status" className={css.words}>
        <h2 className={typography.title1}>{title}</h2>
        <p className={typography.t2}>{text}</p>
      </div>
      {children}
    </section>
  )
}

/** The buttons of a state, one below the other; the first is the strongest. */
export const StateActions = ({ children }: { children: ReactNode }) => <div className={css.actions}>{children}</div>
