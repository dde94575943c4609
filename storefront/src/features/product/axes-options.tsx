import type { Sku } from '@sampan/contract'
import { AxisOptions } from './axis-options.tsx'
import type { SkuWish } from './use-sku-wish.ts'

type Props = {
  skus: readonly Sku[]
  wish: SkuWish
  level: 2 | 3
  /** Keys of the axes that have a size guide. */
  guided?: readonly string[]
  onSizeGuide?: () => void
}

/** The values of each axis, shown in a sheet, or on the page next to the pictures. */
export function AxesOptions({ skus, wish, level, guided, onSizeGuide }: Props) {
  const { axes, choice, missing_axis, choose } = wish
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
