import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ProductDetail, Sku } from '@sampan/contract'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Money } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import rank from '../../ui/type.module.css'
import { AxisOptions } from './axis-options.tsx'
import { choiceText } from './sku-choice.ts'
import css from './sku-sheet.module.css'
import type { SkuWish } from './use-sku-wish.ts'

type Props = {
  open: boolean
  onClose: () => void
  product: ProductDetail
  skus: readonly Sku[]
  isLive: boolean
  wish: SkuWish
  /** What can be done with the wish. */
  actions: ReactNode
}

/** Which one, and how many. */
export function SkuSheet({ open, onClose, product, skus, isLive, wish, actions }: Props) {
  const { t } = useLingui()
  const { axes, choice, sku, quantity, most } = wish
  return (
    <Sheet open={open} onClose={onClose} label={t`Options`} foot={actions}>
      <div className={css.head}>
        <Picture src={sku?.image ?? product.image} alt="" show="tile" className={css.picture} />
        <div className={css.words}>
          <Money cents={sku?.price_cents ?? product.price_cents} className={css.price} />
          <p className={classNames(rank.small, rank.t2)}>{sku && isLive && <Left stock={sku.stock} />}</p>
          {/* A choice may turn another one: readers hear what it is now. */}
          <p className={classNames(rank.small, rank.strong)} aria-live="polite">
            {choiceText(axes, choice)}
          </p>
        </div>
      </div>
      {axes.map((axis) => (
        <AxisOptions key={axis.axis} axis={axis} skus={skus} choice={choice} onChoose={wish.choose} />
      ))}
      <div className={css.quantity}>
        <h3 className={rank.title3}>
          <Trans>Quantity</Trans>
        </h3>
        <Stepper
          label={t`Quantity`}
          value={quantity}
          max={most}
          disabled={!sku || sku.stock === 0}
          onChange={wish.setQuantity}
        />
      </div>
    </Sheet>
  )
}

function Left({ stock }: { stock: number }) {
  if (stock === 0) return <Trans>Sold out</Trans>
  return <Plural value={stock} one="# left" other="# left" />
}
