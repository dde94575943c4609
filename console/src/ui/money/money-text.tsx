import { moneyText } from '@sampan/contract/money-text'
import { classNames } from '../text/class-names.ts'
import css from './money.module.css'

type MoneyTextProps = {
  cents: number
  /** Writes a plus before what comes in. */
  signed?: boolean
  isStrong?: boolean
}

/** An amount in figures of one width, so that a column of them can be compared. */
export function MoneyText({ cents, signed = false, isStrong }: MoneyTextProps) {
  return <span className={classNames(css.money, isStrong && css.strong)}>{moneyText(cents, { signed })}</span>
}
