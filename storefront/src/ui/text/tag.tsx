import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import tones from '../styles/tones.module.css'
import css from './tag.module.css'

export type TagTone = 'plain' | 'accent' | 'good' | 'wait' | 'bad'

/**
 * A state in one word. A state that the shopper should notice always has an icon, because colour alone is not
 * accessible.
 */
export function Tag({ tone = 'plain', icon, children }: { tone?: TagTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={classNames(css.tag, tones[tone])}>
      {icon}
      {children}
    </span>
  )
}
