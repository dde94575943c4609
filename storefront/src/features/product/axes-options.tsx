import type { Sku } from '@sampan/contract'
import { AxisOptions } from './axis-options.tsx'
import type { SkuWish } from './use-sku-wish.ts'

type Props = {
  skus: readonly Sku[]
  wish: SkuWish
  /** The rank of the axes' headings. */
  level: 2 | 3
}

/** The values to choose from, axis by axis: in a sheet, or in place beside the pictures. */
export function AxesOptions({ skus, wish: { axes, choice, missing_axis, choose }, level }: Props) {
  return axes.map((axis) => (
    <AxisOptions
      key={axis.axis}
      axis={axis}
      skus={skus}
      choice={choice}
      isMissing={axis === missing_axis}
      level={level}
      onChoose={choose}
    />
  ))
}
