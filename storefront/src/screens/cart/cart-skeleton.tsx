import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, Waiting } from '../../ui/loading/skeleton.tsx'
import layout from '../../ui/styles/layout.module.css'
import css from './cart-skeleton.module.css'

const SHOPS = ['first', 'second']

/** Loading placeholder of the cart. */
export function CartSkeleton() {
  return (
    <Waiting>
      <div className={layout.stack}>
        {SHOPS.map((shop) => (
          <Card key={shop}>
            <Skeleton shape="title" width="half" />
            <div className={css.line}>
              <Skeleton shape="square" className={css.picture} />
              <div className={css.text}>
                <Skeleton width="most" />
                <Skeleton width="third" />
                <Skeleton width="half" />
              </div>
            </div>
          </Card>
        ))}
      </div>
    </Waiting>
  )
}
