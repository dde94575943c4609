import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import typography from '../../ui/styles/typography.module.css'
import css from './labelled-value.module.css'

export function LabelledValue({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <span className={css.lines}>
      <span className={classNames(typography.small, typography.t2)}>{label}</span>
      <b className={typography.strong}>{children}</b>
    </span>
  )
}
