import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, Waiting } from '../../ui/loading/skeleton.tsx'
import css from './article.module.css'

/** Loading placeholder of articles. */
export function ArticleSkeleton({ bare }: { bare?: boolean }) {
  const lines = (
    <div className={css.boxes}>
      <Skeleton width="most" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton width="most" />
    </div>
  )
  return <Waiting>{bare ? lines : <Card>{lines}</Card>}</Waiting>
}
