import { classNames } from '@sampan/front/class-names'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import icon from '../media/icon.module.css'
import tones from '../styles/tones.module.css'
import css from './note.module.css'

type NoteProps = {
  tone?: 'plain' | 'good' | 'wait' | 'bad'
  /** A quiet button or link after the text. */
  action?: ReactNode
  children: ReactNode
}

const ICONS = { plain: IconInfoCircle, good: IconCircleCheck, wait: IconAlertCircle, bad: IconCircleX }

/** A message with the icon of its severity. */
export function Note({ tone = 'plain', action, children }: NoteProps) {
  const Icon = ICONS[tone]
  return (
    <div className={classNames(css.note, tones[tone])}>
      <Icon className={icon.small} aria-hidden="true" />
      <div className={css.text}>
        <span>{children}</span>
        {action}
      </div>
    </div>
  )
}

/** The action of a note, aligned with its text. */
export const NoteAction = (props: Pick<ComponentProps<typeof Button>, 'href' | 'onClick' | 'children'>) => (
  <span className={css.action}>
    <Button tone="quiet" size="small" {...props} />
  </span>
)
