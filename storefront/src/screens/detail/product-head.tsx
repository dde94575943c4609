import { Plural, Trans } from '@lingui/react/macro'
import type { ProductDetail } from '@sampan/contract'
import type { ReactNode } from 'react'
import { comparedPrice } from '../../features/catalogue/compared-price.ts'
import { Estimate } from '../../features/estimate/estimate.tsx'
import { Markdown } from '../../features/info/markdown.tsx'
import { PriceFrom } from '../../features/product/price-from.tsx'
import { Rating } from '../../ui/media/rating.tsx'
import { Money } from '../../ui/money/money.tsx'
import { TitleText } from '../../ui/text/title-text.tsx'
import css from './product-head.module.css'

type Props = {
  product: ProductDetail
  /**
   * The price of the chosen SKU in cents. Until a SKU is chosen, the lowest price of the SKUs that match the choice so
   * far.
   */
  price_cents: number
  isPriceOpen: boolean
  stock: ReactNode
}

export function ProductHead({ product, price_cents, isPriceOpen, stock }: Props) {
  const { title, description, sales, review_summary } = product
  const { average, count } = review_summary
  return (
    <div className={css.head}>
      <div className={css.figures}>
        <span>
          <PriceFrom isOpen={isPriceOpen}>
            <Money cents={price_cents} className={css.price} {...comparedPrice(product)} />
          </PriceFrom>
          <Estimate cents={price_cents} reserved />
        </span>
        {stock}
      </div>
      <h1 className={css.title}>
        <TitleText title={title} />
      </h1>
      <div className={css.description}>
        <Markdown text={description} />
      </div>
      <p className={css.opinions}>
        {average !== null && (
          <span className={css.average}>
            <Rating value={average} compact />
          </span>
        )}
        {count > 0 ? <Plural value={count} one="# review" other="# reviews" /> : <Trans>No reviews yet</Trans>}
        {' · '}
        <Plural value={sales} one="# sold" other="# sold" />
      </p>
    </div>
  )
}
