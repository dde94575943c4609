import { Trans } from '@lingui/react/macro'
import type { PreviewProduct } from '@sampan/contract'
import { MoneyText } from '../../../../ui/money/money-text.tsx'
import css from './preview.module.css'
import { lowestPrice } from './preview-texts.ts'

/** The price as shoppers see it, with the former or recommended price struck through. */
export function PreviewPrice({ product }: { product: PreviewProduct }) {
  const lowest = lowestPrice(product)
  if (!lowest) return null
  const { was_cents, is_recommended_price } = product
  const price = <MoneyText cents={lowest.price_cents} isStrong />
  const was = was_cents !== null && (
    <s>
      <MoneyText cents={was_cents} />
    </s>
  )
  return (
    <span className={css.price}>
      {lowest.isOpen ? <Trans>from {price}</Trans> : price}
      {was && <span className={css.was}>{is_recommended_price ? <Trans>Recommended price {was}</Trans> : was}</span>}
    </span>
  )
}
