import { Trans } from '@lingui/react/macro'
import { moneyParts, moneyText } from '@sampan/contract/money-text'
import { classNames } from '@sampan/front/class-names'
import typography from '../styles/typography.module.css'
import css from './money.module.css'

type MoneyProps = {
  cents: number
  /** Shows a plus sign for positive amounts. */
  signed?: boolean
  /** Styles the price as reduced. */
  cut?: boolean
  /** The former price in cents. It is struck out next to the price, and the price is styled as reduced. */
  was?: number
  /** The recommended price in cents. It is named next to the price if it is higher. */
  recommended?: number
  /** `in` for money that the shopper received; `inherit` for the surrounding colour. */
  tone?: 'in' | 'inherit'
  className?: string
}

/**
 * An amount in the surrounding text size. Sign and cents are smaller, on the same baseline. Screen readers read a hidden
 * text instead, because some of them stop at each part. The parts are copied and found as one word.
 */
export function Money({ cents, signed, cut, was, recommended, tone, className }: MoneyProps) {
  const { sign, whole, rest } = moneyParts(cents, signed)
  const text = sign + whole + rest
  const former = was !== undefined && was > cents && moneyText(was)
  const advised = recommended !== undefined && recommended > cents && moneyText(recommended)
  const lowered = cut || former !== false
  return (
    <>
      <span className={classNames(css.money, lowered && css.cut, tone && css[tone], className)}>
        <span className={typography.srOnly}>{text}</span>
        <span className={css.sign} aria-hidden="true">
          {sign}
        </span>
        <span aria-hidden="true">{whole}</span>
        <span className={css.rest} aria-hidden="true">
          {rest}
        </span>
      </span>
      {former && (
        <s className={css.was}>
          <span className={typography.srOnly}>
            <Trans>Was {former}</Trans>
          </span>
          <span aria-hidden="true">{former}</span>
        </s>
      )}
      {advised && (
        <span className={css.was}>
          <Trans>Recommended price {advised}</Trans>
        </span>
      )}
    </>
  )
}
