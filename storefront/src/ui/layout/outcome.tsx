import { classNames } from '@sampan/front/class-names'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import typography from '../styles/typography.module.css'
import css from './outcome.module.css'

type Props = {
  title: ReactNode
  text?: ReactNode
  /** `bad` if the request failed. */
  tone?: 'good' | 'bad'
  children: ReactNode
}

/** The result of the shopper's last step. The children say what happens next. */
export function Outcome({ title, text, tone = 'good', children }: Props) {
  return (
    <section className={css.outcome}>
      <span className={classNames(css.mark, tone === 'bad' && css.bad)}>
        {tone === 'good' ? <IconCheck aria-hidden="true" /> : <IconX aria-hidden="true" />}
      </span>
      <h2 className={typography.title1}>{title}</h2>
      {text && <p className={typography.t2}>{text}</p>}
      <div className={css.next}>{children}</div>
    </section>
  )
}
