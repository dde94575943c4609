import { Skeleton, Waiting } from '../../ui/loading/skeleton.tsx'
import css from './product-boxes.module.css'

/** The boxes of a product's page while it is on its way. */
export function ProductBoxes() {
  return (
    <Waiting>
      <div className={css.boxes}>
        <Skeleton className={css.picture} />
      </div>
      <div className={css.words}>
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
