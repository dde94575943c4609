import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './status-badge.module.css'

/** What a state means for who works on it: `wait` asks for work, `bad` went wrong, `calm` is over. */
export type Tone = 'wait' | 'busy' | 'good' | 'bad' | 'calm'

/** A state in a word, with a dot whose form differs too. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={classNames(css.badge, css[tone])}>{children}</span>
}
