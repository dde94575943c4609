import { Plural, Trans } from '@lingui/react/macro'
import type { ProductDetail } from '@sampan/contract'
import type { ReactNode } from 'react'
import { useInvalidate } from '../../api/use-invalidate.ts'
import { comparedPrice } from '../../features/catalogue/compared-price.ts'
import { ReducedUntil } from '../../features/catalogue/reduced-until.tsx'
import { Estimate } from '../../features/estimate/estimate.tsx'
import { Markdown } from '../../features/info/markdown.tsx'
import { PriceFrom } from '../../features/product/price-from.tsx'
import type { SkuSelection } from '../../features/product/use-sku-selection.ts'
import { Rating } from '../../ui/media/rating.tsx'
import { Money } from '../../ui/money/money.tsx'
import { UnitPrice } from '../../ui/money/unit-price.tsx'
import { TitleText } from '../../ui/text/title-text.tsx'
import css from './product-head.module.css'

type Props = {
  product: ProductDetail
  /**
   * The price of the chosen SKU in cents. Until a SKU is chosen, the lowest price of the SKUs that match the choice so
   * far.
   */
  price_cents: number
  /** The reduction of that price. */
  reduction: Pick<SkuSelection, 'reduced_until' | 'former_cents'>
  isPriceOpen: boolean
  /** The contents of the SKU at this price. */
  content: string | null | undefined
  stock: ReactNode
}

/** The price compared with the price in force. The product's own former price belongs to its lowest regular price. */
function comparedWith({ product, reduction, price_cents }: Props) {
  const { reduced_until, former_cents } = reduction
  if (reduced_until) return former_cents === null ? {} : { was: former_cents }
  return product.reduced_until && price_cents !== product.price_cents ? {} : comparedPrice(product)
}

export function ProductHead(props: Props) {
  const { product, price_cents, reduction, isPriceOpen, content, stock } = props
  const refresh = useInvalidate('POST /api/cart/add')
  const { title, description, sales, review_summary } = product
  const { average, count } = review_summary
  return (
    <div className={css.head}>
      <div className={css.figures}>
        <span>
          <PriceFrom isOpen={isPriceOpen}>
            <Money cents={price_cents} className={css.price} {...comparedWith(props)} />
          </PriceFrom>
          <UnitPrice price_cents={price_cents} content={content} />
          <Estimate cents={price_cents} reserved />
          {reduction.reduced_until && <ReducedUntil until={reduction.reduced_until} onEnd={refresh} />}
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
