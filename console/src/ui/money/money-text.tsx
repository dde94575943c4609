import { moneyText } from '@sampan/contract/money-text'
import { classNames } from '@sampan/front/class-names'
import css from './money.module.css'

type MoneyTextProps = {
  cents: number
  /** Adds a plus sign to positive amounts. */
  hasSign?: boolean
  isStrong?: boolean
}

/** An amount with tabular figures, so that a column of amounts is aligned. */
export function MoneyText({ cents, hasSign = false, isStrong }: MoneyTextProps) {
  return <span className={classNames(css.money, isStrong && css.strong)}>{moneyText(cents, { signed: hasSign })}</span>
}
