import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import { Fact, Part } from '../../../ui/layout/facts.tsx'
import { Thumbnail } from '../../../ui/media/thumbnail.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import css from '../order-lines.module.css'
import { fateText } from './fate-text.ts'

type Refund = ReplyTo<'GET /api/admin/refund/detail'>

/** The deduction from goods and freight with its reason, or the returned part of an earlier deduction. */
export function DeductionFacts({ refund }: { refund: Refund }) {
  const { deducted_discount_cents: discount_cents, deducted_freight_cents: freight_cents } = refund
  return (
    <>
      {discount_cents !== 0 && (
        <Fact name={<Trans>Deducted discount</Trans>}>
          <MoneyText cents={discount_cents} />{' '}
          {discount_cents > 0 ? (
            <Trans>The rest of the purchase is below the minimum spend of its promo code.</Trans>
          ) : (
            <Trans>An earlier deduction is refunded too.</Trans>
          )}
        </Fact>
      )}
      {freight_cents !== 0 && (
        <Fact name={<Trans>Deducted shipping</Trans>}>
          <MoneyText cents={freight_cents} />{' '}
          {freight_cents > 0 ? (
            <Trans>The rest of the order doesn’t reach free shipping.</Trans>
          ) : (
            <Trans>An earlier deduction is refunded too.</Trans>
          )}
        </Fact>
      )}
    </>
  )
}

/** The goods of a refund with the amount of each line. A text says where they are, for example "Kept by the shopper". */
export function RefundItems({ refund }: { refund: Refund }) {
  const { i18n } = useLingui()
  if (refund.items.length === 0) return null
  return (
    <Part title={<Trans>Items in this refund</Trans>}>
      <ul className={css.lines}>
        {refund.items.map(({ order_item_id, quantity, title, values, image, amount_cents, fate }) => (
          <li key={order_item_id} className={css.line}>
            <Thumbnail src={image} size={48} />
            <span className={css.text}>
              {quantity} × {title}
              <span className={css.values}>{values.map(({ value }) => value).join(' · ')}</span>
              <span className={css.values}>{fateText(fate, refund, i18n)}</span>
            </span>
            <span className={css.figures}>
              <MoneyText cents={amount_cents} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
