import { Trans } from '@lingui/react/macro'
import { moneyParts, moneyText } from '@sampan/contract/money-text'
import typography from '../styles/typography.module.css'
import { classNames } from '../text/class-names.ts'
import css from './money.module.css'

type MoneyProps = {
  cents: number
  /** Shows a plus sign for positive amounts. */
  signed?: boolean
  /** Styles the price as reduced. */
  cut?: boolean
  /** The former price in cents. It is struck out next to the price, and the price is styled as reduced. */
  was?: number
  /** `in` for money that the shopper received; `inherit` for the surrounding colour. */
  tone?: 'in' | 'inherit'
  className?: string
}

/**
 * An amount in the surrounding text size. Sign and cents are smaller, on the same baseline. There are no spaces between
 * the parts, so that the amount is read aloud, copied and found as one word.
 */
export function Money({ cents, signed, cut, was, tone, className }: MoneyProps) {
  const { sign, whole, rest } = moneyParts(cents, signed)
  const lowered = cut || (was !== undefined && was > cents)
  return (
    <>
      <span className={classNames(css.money, lowered && css.cut, tone && css[tone], className)}>
        <span className={css.sign}>{sign}</span>
        {whole}
        <span className={css.rest}>{rest}</span>
      </span>
      {was !== undefined && was > cents && (
        <s className={css.was}>
          <span className={typography.srOnly}>
            <Trans>Was</Trans>{' '}
          </span>
          {moneyText(was)}
        </s>
      )}
    </>
  )
}
