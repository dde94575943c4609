import type { Card } from '@sampan/contract'
import { Anchor } from '../../ui/layout/anchor.tsx'
import { Skeleton, Waiting } from '../../ui/loading/skeleton.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import typography from '../../ui/styles/typography.module.css'
import { classNames } from '../../ui/text/class-names.ts'
import css from './product-tiles.module.css'

export function ProductTiles({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={css.tiles}>
      {cards.map(({ product_id, title, image }) => (
        <li key={product_id}>
          <Anchor href={`/detail/${product_id}`} className={css.tile}>
            <Picture src={image} alt="" show="tile" className={css.picture} />
            <span className={classNames(typography.clamp3, css.name)}>{title}</span>
          </Anchor>
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
