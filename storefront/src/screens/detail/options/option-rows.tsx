import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductDetail } from '@sampan/contract'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import type { ReactNode } from 'react'
import { choiceText } from '../../../features/product/sku-choice.ts'
import type { SkuWish } from '../../../features/product/use-sku-wish.ts'
import { Row, Rows } from '../../../ui/list/rows.tsx'
import { TwoLines } from '../two-lines.tsx'
import css from './options.module.css'
import { SizeGuideRow } from './size-guide-row.tsx'

type Props = { product: ProductDetail; wish: SkuWish; onOpen: () => void; freight: ReactNode }

/** Rows for the chosen options, the size guide and the freight. On phones, a tap on the options opens the sheet. */
export function OptionRows({ product: { product_id, size_guides }, wish, onOpen, freight }: Props) {
  const { t } = useLingui()
  const chosen = choiceText(wish.axes, wish.choice)
  const isMany = wish.quantity > 1 || (chosen === '' && !wish.open_axis)
  const open = wish.open_axis && t`Please choose: ${{ axis: wish.open_axis.name }}`
  const words = [chosen, open, isMany && `${wish.quantity} ×`].filter(Boolean).join(' · ')
  return (
    <Rows>
      <Row
        className={css.sheet}
        icon={<IconAdjustmentsHorizontal aria-hidden="true" />}
        title={<TwoLines label={<Trans>Options</Trans>}>{words}</TwoLines>}
        onClick={onOpen}
      />
      {size_guides.length > 0 && <SizeGuideRow product_id={product_id} />}
      {freight}
    </Rows>
  )
}
