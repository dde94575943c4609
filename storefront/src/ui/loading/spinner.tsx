import { classNames } from '../text/class-names.ts'
import css from './spinner.module.css'

/** Turns while work is under way. Says nothing to readers: the words beside it do. */
export function Spinner({ size = 'regular' }: { size?: 'small' | 'regular' | 'large' }) {
  return <span className={classNames(css.spinner, css[size])} aria-hidden="true" />
}
