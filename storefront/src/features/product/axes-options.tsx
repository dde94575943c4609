import type { Sku } from '@sampan/contract'
import { AxisOptions } from './axis-options.tsx'
import type { SkuSelection } from './use-sku-selection.ts'

type Props = {
  skus: readonly Sku[]
  selection: SkuSelection
  level: 2 | 3
  /** Keys of the axes that have a size guide. */
  guided?: readonly string[]
  onSizeGuide?: () => void
}

/** The values of each axis, shown in a sheet, or on the page next to the pictures. */
export function AxesOptions({ skus, selection, level, guided, onSizeGuide }: Props) {
  const { axes, choice, missing_axis, choose } = selection
  return axes.map((axis) => (
    <AxisOptions
      key={axis.axis}
      axis={axis}
      skus={skus}
      choice={choice}
      isMissing={axis === missing_axis}
      level={level}
      onChoose={choose}
      onSizeGuide={guided?.includes(axis.axis) ? onSizeGuide : undefined}
    />
  ))
}
