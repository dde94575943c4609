import { classNames } from '@sampan/front/class-names'
import layout from '../styles/layout.module.css'
import { Skeleton, Waiting } from './skeleton.tsx'
import css from './skeleton-boxes.module.css'

/** Placeholders of loading cards. The class sets their height. */
export function SkeletonBoxes({ boxes, className }: { boxes: number; className: string | undefined }) {
  return (
    <Waiting>
      <div className={classNames(layout.pad, layout.stack)}>
        {Array.from({ length: boxes }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders have no key besides their index
          <Skeleton key={place} className={classNames(css.box, className)} />
        ))}
      </div>
    </Waiting>
  )
}
