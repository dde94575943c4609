import { Trans, useLingui } from '@lingui/react/macro'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import type { ReactNode } from 'react'
import { choiceText } from '../../../features/product/sku-choice.ts'
import type { SkuWish } from '../../../features/product/use-sku-wish.ts'
import { Row, Rows } from '../../../ui/list/rows.tsx'
import { TwoLines } from '../two-lines.tsx'
import css from './options.module.css'

/** The chosen options, which a tap changes where they do not stand open, and the freight. */
export function OptionRows({ wish, onOpen, freight }: { wish: SkuWish; onOpen: () => void; freight: ReactNode }) {
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
      {freight}
    </Rows>
  )
}
