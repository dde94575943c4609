import { Trans } from '@lingui/react/macro'
import { moneyParts, moneyText } from '@sampan/contract/money-text'
import typography from '../styles/typography.module.css'
import { classNames } from '../text/class-names.ts'
import css from './money.module.css'

type MoneyProps = {
  cents: number
  /** Writes a plus before what comes in. */
  signed?: boolean
  /** The price has been lowered. */
  cut?: boolean
  /** The cents it cost before: struck out beside it, and the price is drawn as lowered. */
  was?: number
  /** `in` is money that came in; `inherit` takes the colour around it. */
  tone?: 'in' | 'inherit'
  className?: string
}

/**
 * An amount, as large as the text it stands in; sign and cents are smaller on the same baseline. No space stands between the
 * parts, so that it is read, copied and found as one.
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
            <Trans>Before</Trans>{' '}
          </span>
          {moneyText(was)}
        </s>
      )}
    </>
  )
}
