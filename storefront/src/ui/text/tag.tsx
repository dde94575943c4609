import type { ReactNode } from 'react'
import tones from '../styles/tones.module.css'
import { classNames } from './class-names.ts'
import css from './tag.module.css'

export type TagTone = 'plain' | 'accent' | 'good' | 'wait' | 'bad'

/** A state in one word, always with its icon where it means something: colour alone tells nobody. */
export function Tag({ tone = 'plain', icon, children }: { tone?: TagTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={classNames(css.tag, tones[tone])}>
      {icon}
      {children}
    </span>
  )
}
