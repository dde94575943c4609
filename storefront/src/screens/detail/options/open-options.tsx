import type { Sku } from '@sampan/contract'
import { memo } from 'react'
import { AxesOptions } from '../../../features/product/axes-options.tsx'
import { choiceText } from '../../../features/product/sku-choice.ts'
import type { SkuWish } from '../../../features/product/use-sku-wish.ts'
import { WishedQuantity } from '../../../features/product/wished-quantity.tsx'
import typography from '../../../ui/styles/typography.module.css'
import css from './options.module.css'

/** Options and quantity, shown on the page itself if it is wide. */
export const OpenOptions = memo(function OpenOptions({ skus, wish }: { skus: readonly Sku[]; wish: SkuWish }) {
  return (
    <div className={css.open}>
      <AxesOptions level={2} skus={skus} wish={wish} />
      <WishedQuantity level={2} wish={wish} />
      {/* Choosing one option may change another option, so screen readers announce the whole choice. */}
      <p className={typography.srOnly} aria-live="polite">
        {choiceText(wish.axes, wish.choice)}
      </p>
    </div>
  )
})
