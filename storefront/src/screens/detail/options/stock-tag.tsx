import { Plural, Trans } from '@lingui/react/macro'
import type { Sku } from '@sampan/contract'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Tag } from '../../../ui/text/tag.tsx'
import css from './stock-tag.module.css'

/** If the stock is at most this, the tag says that few are left. */
const FEW = 10

type Props = { skus: readonly Sku[]; sku: Sku | undefined; isLive: boolean }

/**
 * A tag that says sold out, few left, or in stock. A cached page shows no figure, because the figure may be outdated.
 */
export function StockTag({ skus, sku, isLive }: Props) {
  const all = skus.reduce((sum, one) => sum + one.stock, 0)
  const stock = sku?.stock ?? all
  if (all === 0 || stock === 0)
    return (
      <Tag icon={<IconX aria-hidden="true" />}>
        <Trans>Sold out</Trans>
      </Tag>
    )
  if (stock <= FEW)
    return (
      <Tag tone="wait" icon={<IconClock aria-hidden="true" />}>
        {isLive ? <Plural value={stock} one="Only # left" other="Only # left" /> : <Trans>Low stock</Trans>}
      </Tag>
    )
  const inStock = (
    <Tag tone="good" icon={<IconCheck aria-hidden="true" />}>
      <Trans>In stock</Trans>
    </Tag>
  )
  // Invisible until the current stock has been read, but its space is reserved.
  return isLive ? inStock : <span className={css.unsaid}>{inStock}</span>
}
