import type { Sku } from '@sampan/contract'
import { memo } from 'react'
import { AxesOptions } from '../../../features/product/axes-options.tsx'
import { QuantityField } from '../../../features/product/quantity-field.tsx'
import { choiceText } from '../../../features/product/sku-choice.ts'
import type { SkuSelection } from '../../../features/product/use-sku-selection.ts'
import typography from '../../../ui/styles/typography.module.css'
import css from './options.module.css'

/** Options and quantity, shown on the page itself if it is wide. */
export const OpenOptions = memo(function OpenOptions({
  skus,
  selection,
}: {
  skus: readonly Sku[]
  selection: SkuSelection
}) {
  return (
    <div className={css.open}>
      <AxesOptions level={2} skus={skus} selection={selection} />
      <QuantityField level={2} selection={selection} />
      {/* Choosing one option may change another option, so screen readers announce the whole choice. */}
      <p className={typography.srOnly} aria-live="polite">
        {choiceText(selection.axes, selection.choice)}
      </p>
    </div>
  )
})
