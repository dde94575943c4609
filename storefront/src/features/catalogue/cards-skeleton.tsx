import { Skeleton, Waiting } from '../../ui/loading/skeleton.tsx'
import grid from '../../ui/styles/layout.module.css'
import css from './cards-skeleton.module.css'

/** Loading placeholder of a grid of products. */
export function CardsSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Waiting>
      <div className={grid.grid}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders have no key besides their index
          <div key={place} className={css.card}>
            <Skeleton shape="card" />
            <Skeleton width="half" className={css.price} />
            <Skeleton width="most" />
          </div>
        ))}
      </div>
    </Waiting>
  )
}
