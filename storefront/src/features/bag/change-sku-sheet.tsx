import { Trans, useLingui } from '@lingui/react/macro'
import type { CartItem, ProductDetail, Sku } from '@sampan/contract'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ChoiceRow, ChoiceRows } from '../../ui/choice-row.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Money } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SkeletonRows, Waiting } from '../../ui/skeleton.tsx'
import css from './change-sku-sheet.module.css'

type Props = {
  open: boolean
  item: CartItem | null
  /** Undefined while it is on its way. */
  product: ProductDetail | undefined
  isFailed: boolean
  onRetry: () => void
  onChoose: (sku: Sku) => void
  onClose: () => void
}

/** The SKUs of a line's product: another one takes its place. */
export function ChangeSkuSheet({ open, item, product, isFailed, onRetry, onChoose, onClose }: Props) {
  const { t } = useLingui()
  const [wished_id, setWished] = useState<string | null>(null)
  const [former, setFormer] = useState(item)
  if (former !== item) {
    setFormer(item)
    setWished(null)
  }
  const wished = product?.skus.find((sku) => sku.sku_id === (wished_id ?? item?.sku_id))
  const confirm = () => (wished && wished.sku_id !== item?.sku_id ? onChoose(wished) : onClose())
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Choose options`}
      foot={
        product && (
          <Button wide onClick={confirm}>
            <Trans>Confirm</Trans>
          </Button>
        )
      }
    >
      {product && item && <Skus legend={item.title} skus={product.skus} wished={wished} onWish={setWished} />}
      {!product && !isFailed && (
        <Waiting>
          <SkeletonRows rows={3} />
        </Waiting>
      )}
      {!product && isFailed && <ErrorState onRetry={onRetry} />}
    </Sheet>
  )
}

type SkusProps = { legend: string; skus: readonly Sku[]; wished: Sku | undefined; onWish: (sku_id: string) => void }

function Skus({ legend, skus, wished, onWish }: SkusProps) {
  return (
    <div className={css.skus}>
      <ChoiceRows legend={legend}>
        {skus.map((sku) => (
          <ChoiceRow
            key={sku.sku_id}
            name="sku"
            value={sku.sku_id}
            checked={sku === wished}
            disabled={sku.stock === 0}
            icon={<Picture src={sku.image} alt="" show="thumb" shape="thumb" className={css.picture} />}
            title={sku.values.map(({ value }) => value).join(' · ')}
            detail={<StockWord stock={sku.stock} />}
            trailing={<Money cents={sku.price_cents} />}
            onChange={onWish}
          />
        ))}
      </ChoiceRows>
    </div>
  )
}

function StockWord({ stock }: { stock: number }) {
  if (stock === 0) return <Trans>Sold out</Trans>
  return <Trans>{stock} in stock</Trans>
}
