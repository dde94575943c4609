import { classNames } from '@sampan/front/class-names'
import css from './spinner.module.css'

/** A spinner. It is hidden from screen readers, because the text next to it has the same meaning. */
export function Spinner({ size = 'regular' }: { size?: 'small' | 'regular' | 'large' }) {
  return <span className={classNames(css.spinner, css[size])} aria-hidden="true" />
}
