import type { ReactNode } from 'react'
import css from './history.module.css'
import { MomentText } from './moment-text.tsx'

export function History({ steps }: { steps: readonly { key: string; at: string; text: ReactNode }[] }) {
  return (
    <ol className={css.history}>
      {steps.map(({ key, at, text }) => (
        <li key={key} className={css.step}>
          <span>{text}</span>
          <span className={css.at}>
            <MomentText at={at} />
          </span>
        </li>
      ))}
    </ol>
  )
}
