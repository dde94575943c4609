import layout from '../ui/layout/layout.module.css'
import { Skeleton, Waiting } from '../ui/layout/skeleton.tsx'

/** Boxes in the place of a form's fields while what they begin with is on its way. */
export function FormBoxes({ fields }: { fields: number }) {
  return (
    <Waiting>
      <div className={layout.pad}>
        <div className={layout.stack}>
          {Array.from({ length: fields }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal boxes have no other name than their place
            <Skeleton key={place} shape="box" />
          ))}
        </div>
      </div>
    </Waiting>
  )
}
