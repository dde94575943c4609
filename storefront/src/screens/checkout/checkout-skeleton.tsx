import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import layout from '../../ui/styles/layout.module.css'

export function CheckoutSkeleton() {
  return (
    <Waiting>
      <div className={`${layout.pad} ${layout.stack}`}>
        <Card>
          <Skeleton width="half" />
          <Skeleton width="most" />
        </Card>
        <SkeletonRows rows={3} />
      </div>
    </Waiting>
  )
}
