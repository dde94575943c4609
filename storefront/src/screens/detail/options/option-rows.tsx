import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductDetail } from '@sampan/contract'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import type { ReactNode } from 'react'
import { choiceText } from '../../../features/product/sku-choice.ts'
import type { SkuSelection } from '../../../features/product/use-sku-selection.ts'
import { Row, Rows } from '../../../ui/layout/rows.tsx'
import { LabelledValue } from '../labelled-value.tsx'
import css from './options.module.css'
import { SizeGuideRow } from './size-guide-row.tsx'

type Props = { product: ProductDetail; selection: SkuSelection; onOpen: () => void; freight: ReactNode }

/** Rows for the chosen options, the size guide and the freight. On phones, a tap on the options opens the sheet. */
export function OptionRows({ product: { product_id, size_guides }, selection, onOpen, freight }: Props) {
  const { t } = useLingui()
  const chosenText = choiceText(selection.axes, selection.choice)
  const isMany = selection.quantity > 1 || (chosenText === '' && !selection.open_axis)
  const open = selection.open_axis && t`Choose an option: ${{ axis: selection.open_axis.name }}`
  const choice = [chosenText, open, isMany && `${selection.quantity} ×`].filter(Boolean).join(' · ')
  return (
    <Rows>
      <Row
        className={css.sheet}
        icon={<IconAdjustmentsHorizontal aria-hidden="true" />}
        title={<LabelledValue label={<Trans>Options</Trans>}>{choice}</LabelledValue>}
        onClick={onOpen}
      />
      {size_guides.length > 0 && <SizeGuideRow product_id={product_id} />}
      {freight}
    </Rows>
  )
}
