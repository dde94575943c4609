import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ProductDetail, Sku } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Money } from '../../ui/money/money.tsx'
import typography from '../../ui/styles/typography.module.css'
import { AxesOptions } from './axes-options.tsx'
import { PriceFrom } from './price-from.tsx'
import { choiceText } from './sku-choice.ts'
import css from './sku-sheet.module.css'
import { useSizeGuide } from './use-size-guide.tsx'
import type { SkuSelection } from './use-sku-selection.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** Undefined while the product loads. */
  product: ProductDetail | undefined
  skus: readonly Sku[]
  isLive: boolean
  selection: SkuSelection
  /** The buttons: add to cart, buy now. */
  actions: ReactNode
  /** Shown instead of the options while the product is undefined. */
  waiting?: ReactNode
  /** Shown below the options: the quantity. */
  children?: ReactNode
}

/** Chooses a SKU, on the product page and in the cart. */
export function SkuSheet({ open, onClose, product, actions, waiting, children, ...choosing }: Props) {
  const { t } = useLingui()
  const size_guide = useSizeGuide(product?.product_id)
  return (
    <>
      <Sheet deferContent open={open} onClose={onClose} label={t`Options`} footer={product && actions}>
        {product ? <SkuOptions product={product} {...choosing} onSizeGuide={size_guide.open} /> : waiting}
        {product && children}
      </Sheet>
      {size_guide.sheet}
    </>
  )
}

type OptionsProps = Pick<Props, 'skus' | 'isLive' | 'selection'> & {
  product: ProductDetail
  onSizeGuide: () => void
}

function SkuOptions({ product, skus, isLive, selection, onSizeGuide }: OptionsProps) {
  const { t } = useLingui()
  const { axes, choice, sku, image, price_cents, isPriceOpen, open_axis } = selection
  const open = open_axis && t`Choose an option: ${{ axis: open_axis.name }}`
  return (
    <>
      <div className={css.head}>
        <Picture src={image ?? product.image} alt="" show="tile" className={css.picture} />
        <div className={css.text}>
          <p>
            <PriceFrom isOpen={isPriceOpen}>
              <Money cents={price_cents ?? product.price_cents} className={css.price} />
            </PriceFrom>
          </p>
          <p className={classNames(typography.small, typography.t2)}>{sku && isLive && <Left stock={sku.stock} />}</p>
          {/* Choosing one option may change another option, so screen readers announce the whole choice. */}
          <p className={classNames(typography.small, typography.strong)} aria-live="polite">
            {[choiceText(axes, choice), open].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <AxesOptions level={3} skus={skus} selection={selection} guided={product.size_guides} onSizeGuide={onSizeGuide} />
    </>
  )
}

function Left({ stock }: { stock: number }) {
  if (stock === 0) return <Trans>Sold out</Trans>
  return <Plural value={stock} one="# left" other="# left" />
}
