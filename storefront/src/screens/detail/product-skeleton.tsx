import { Skeleton, Waiting } from '../../ui/loading/skeleton.tsx'
import css from './product-skeleton.module.css'

/** Loading placeholder of the product page. */
export function ProductSkeleton() {
  return (
    <Waiting>
      <div className={css.boxes}>
        <Skeleton className={css.picture} />
      </div>
      <div className={css.text}>
        <Skeleton shape="title" width="third" />
        <Skeleton shape="title" width="most" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="half" />
        <Skeleton shape="box" />
        <Skeleton shape="box" />
      </div>
    </Waiting>
  )
}
