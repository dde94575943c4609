import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import css from './status-badge.module.css'

/** Meaning of a state for operators: `wait` needs work, `bad` is a failure, `calm` is finished. */
export type Tone = 'wait' | 'busy' | 'good' | 'bad' | 'calm'

/** A state as text, with a dot that also differs in shape. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={classNames(css.badge, css[tone])}>{children}</span>
}
