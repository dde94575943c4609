import { Plural, Trans } from '@lingui/react/macro'
import type { Card } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import { memo } from 'react'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Rating } from '../../ui/media/rating.tsx'
import { Money } from '../../ui/money/money.tsx'
import { UnitPrice } from '../../ui/money/unit-price.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { TitleText } from '../../ui/text/title-text.tsx'
import { comparedPrice } from './compared-price.ts'
import { FavouriteButton } from './favourite-button.tsx'
import css from './product-card.module.css'
import { ReducedUntil } from './reduced-until.tsx'

type Props = { card: Card; priority?: boolean }

/** Sales are shown from this number on, because a small number recommends nothing. */
const SALES_SHOWN = 100

/** A product in a grid: picture, then price and stars, then name, so that prices line up across a row. */
export const ProductCard = memo(function ProductCard({ card, priority }: Props) {
  const { product_id, title, image, price_cents, sales, rating, sold_out, reduced_until, net_content } = card
  return (
    <article className={css.card}>
      <Picture src={image} alt="" ratio="card" show="card" {...(priority && { priority })} />
      <span className={css.favourite}>
        <FavouriteButton product_id={product_id} title={title} />
      </span>
      <div className={css.figures}>
        <Money cents={price_cents} className={css.price} {...comparedPrice(card)} />
        {rating !== null && (
          <span className={css.rating}>
            <Rating value={rating} compact />
          </span>
        )}
      </div>
      <UnitPrice price_cents={price_cents} content={net_content} />
      <div className={css.texts}>
        <h3 className={classNames(typography.clamp2, css.name)}>
          <Anchor href={`/detail/${product_id}`} className={layout.stretched}>
            <TitleText title={title} />
          </Anchor>
        </h3>
        {reduced_until && !sold_out && <ReducedUntil until={reduced_until} />}
        {(sold_out || (sales >= SALES_SHOWN && !reduced_until)) && (
          <p className={classNames(typography.mini, typography.t3, css.note)}>
            {sold_out ? <Trans>Sold out</Trans> : <Plural value={sales} one="# sold" other="# sold" />}
          </p>
        )}
      </div>
    </article>
  )
})
