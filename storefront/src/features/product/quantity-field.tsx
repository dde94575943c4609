import { Trans, useLingui } from '@lingui/react/macro'
import { Stepper } from '../../ui/form/stepper.tsx'
import typography from '../../ui/styles/typography.module.css'
import css from './quantity-field.module.css'
import type { SkuSelection } from './use-sku-selection.ts'

type Props = {
  selection: SkuSelection
  level: 2 | 3
}

export function QuantityField({ selection: { sku, quantity, most, setQuantity }, level }: Props) {
  const { t } = useLingui()
  const Heading = `h${level}` as const
  return (
    <div className={css.quantity}>
      <Heading className={typography.title3}>
        <Trans>Quantity</Trans>
      </Heading>
      <Stepper
        label={t`Quantity`}
        value={quantity}
        max={most}
        disabled={!sku || sku.stock === 0}
        onChange={setQuantity}
      />
    </div>
  )
}
