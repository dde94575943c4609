import { Skeleton, Waiting } from '../ui/loading/skeleton.tsx'
import layout from '../ui/styles/layout.module.css'

/** Loading placeholder of a form's fields. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Waiting>
      <div className={layout.pad}>
        <div className={layout.stack}>
          {Array.from({ length: fields }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders have no key besides their index
            <Skeleton key={place} shape="box" />
          ))}
        </div>
      </div>
    </Waiting>
  )
}
