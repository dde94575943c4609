import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import css from './page.module.css'

export const Page = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={classNames(css.page, className)}>{children}</div>
)
