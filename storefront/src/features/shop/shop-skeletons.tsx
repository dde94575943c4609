import { classNames } from '@sampan/front/class-names'
import { Skeleton, Waiting } from '../../ui/loading/skeleton.tsx'
import layout from '../../ui/styles/layout.module.css'
import css from './shop-skeletons.module.css'

/** Loading placeholder of a list of shops. */
export function ShopsSkeleton() {
  return (
    <Waiting>
      <div className={classNames(layout.grid, css.list)}>
        {['a', 'b', 'c'].map((box) => (
          <Skeleton key={box} className={css.card} />
        ))}
      </div>
    </Waiting>
  )
}

/** Loading placeholder of a shop's head. */
export function ShopHeadSkeleton() {
  return (
    <Waiting>
      <div className={classNames(layout.pad, layout.stack)}>
        <div className={classNames(layout.row, css.head)}>
          <Skeleton shape="circle" className={css.logo} />
          <Skeleton shape="title" width="half" />
        </div>
        <Skeleton width="most" />
        <Skeleton width="half" />
      </div>
    </Waiting>
  )
}
