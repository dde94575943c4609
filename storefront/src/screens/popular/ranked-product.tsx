import { Plural } from '@lingui/react/macro'
import type { Card } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import { comparedPrice } from '../../features/catalogue/compared-price.ts'
import { FavouriteButton } from '../../features/catalogue/favourite-button.tsx'
import card_css from '../../features/catalogue/product-card.module.css'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Rating } from '../../ui/media/rating.tsx'
import { Money } from '../../ui/money/money.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { TitleText } from '../../ui/text/title-text.tsx'
import css from './ranked-product.module.css'

const TOP_WIDTH = '420px'

type Props = { card: Card; rank: number; isTop?: boolean }

/** A product in the ranking: its rank next to price, sales and name. `isTop` makes its picture larger. */
export function RankedProduct({ card, rank, isTop = false }: Props) {
  const { product_id, title, image, price_cents, sales, rating } = card
  return (
    <article className={card_css.card}>
      <Picture
        src={image}
        alt=""
        {...(isTop ? { ratio: 'gallery', sizes: TOP_WIDTH } : { ratio: 'card', show: 'card' })}
        priority={rank <= 2}
      />
      <span className={card_css.favourite}>
        <FavouriteButton product_id={product_id} title={title} />
      </span>
      <div className={css.ranked}>
        <span className={classNames(typography.num, css.rank)}>{rank}</span>
        <div>
          <div className={classNames(card_css.figures, css.figures)}>
            <Money cents={price_cents} className={card_css.price} {...comparedPrice(card)} />
            {rating !== null && (
              <span className={classNames(card_css.rating, css.rating)}>
                <Rating value={rating} compact />
              </span>
            )}
          </div>
          <h2 className={classNames(typography.clamp3, card_css.name)}>
            <Anchor href={`/detail/${product_id}`} className={layout.stretched}>
              <TitleText title={title} />
            </Anchor>
          </h2>
          <p className={classNames(typography.small, typography.t3, css.sold)}>
            <Plural value={sales} one="# sold" other="# sold" />
          </p>
        </div>
      </div>
    </article>
  )
}
