import { classNames } from '@sampan/front/class-names'
import { Skeleton, Waiting } from '../../ui/loading/skeleton.tsx'
import grid from '../../ui/styles/layout.module.css'
import css from './home-skeleton.module.css'

const TILES = ['a', 'b', 'c', 'd', 'e']

/** Loading placeholder of the home page. */
export function HomeSkeleton() {
  return (
    <Waiting>
      <div className={classNames(grid.pad, css.window)}>
        <Skeleton className={css.banner} />
      </div>
      <div className={css.tiles}>
        {TILES.map((tile) => (
          <div key={tile}>
            <Skeleton shape="square" />
            <Skeleton width="most" />
          </div>
        ))}
      </div>
      <div className={grid.grid}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    </Waiting>
  )
}
