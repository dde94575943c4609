import type { Card } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Skeleton, Waiting } from '../../ui/loading/skeleton.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Money } from '../../ui/money/money.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { TitleText } from '../../ui/text/title-text.tsx'
import css from './product-tiles.module.css'

export function ProductTiles({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={css.tiles}>
      {cards.map(({ product_id, title, image, price_cents, was_cents, is_recommended_price }) => (
        <li key={product_id} className={css.tile}>
          <Picture src={image} alt="" show="tile" className={css.picture} />
          <h3 className={classNames(typography.clamp3, css.name)}>
            <Anchor href={`/detail/${product_id}`} className={layout.stretched}>
              <TitleText title={title} />
            </Anchor>
          </h3>
          <p className={css.price}>
            <Money cents={price_cents} cut={was_cents !== null && was_cents > price_cents && !is_recommended_price} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Loading placeholder of the tiles. */
export function TilesSkeleton({ count }: { count: number }) {
  return (
    <Waiting>
      <div className={css.tiles}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders have no key besides their index
          <div key={place}>
            <Skeleton shape="square" className={css.picture} />
            <Skeleton />
          </div>
        ))}
      </div>
    </Waiting>
  )
}
