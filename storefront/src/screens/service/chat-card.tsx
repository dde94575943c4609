import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ChatOrder, ChatProduct } from '@sampan/contract'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { OrderTag } from '../../features/order/order-tag.tsx'
import { Anchor } from '../../ui/button/anchor.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Money } from '../../ui/money/money.tsx'
import typography from '../../ui/styles/typography.module.css'
import { AsTyped } from '../../ui/text/as-typed.tsx'
import css from './chat-card.module.css'

export type Card =
  | { order_id: string; order: ChatOrder; product_id?: undefined }
  | { product_id: string; product: ChatProduct; order_id?: undefined }

export function ChatCard({ card }: { card: Card }) {
  if (card.order_id !== undefined) {
    return (
      <Anchor href={`/orderInfo/${card.order_id}`} className={css.card}>
        <OrderFace order={card.order} />
      </Anchor>
    )
  }
  const face = <ProductFace product={card.product} />
  if (!card.product.on_sale) return <span className={css.card}>{face}</span>
  return (
    <Anchor href={`/detail/${card.product_id}`} className={css.card}>
      {face}
    </Anchor>
  )
}

/** The card above the input field, until it is sent or removed. */
export function SuggestedCard({ card, onDrop }: { card: Card; onDrop: () => void }) {
  const { t } = useLingui()
  const { title } = card.order_id === undefined ? card.product : card.order
  return (
    <div className={css.ready}>
      {card.order_id === undefined ? <ProductFace product={card.product} /> : <OrderFace order={card.order} />}
      <IconButton label={t`Remove ${title}`} onClick={onDrop}>
        <IconX aria-hidden="true" />
      </IconButton>
    </div>
  )
}

function OrderFace({ order }: { order: ChatOrder }) {
  const { order_number, title, image, quantity, total_cents, status } = order
  return (
    <Face image={image}>
      <span className={css.head}>
        <OrderTag status={status} />
      </span>
      <span className={`${typography.strong} ${typography.name} ${typography.clamp2}`}>{title}</span>
      <span className={css.sum}>
        <Money cents={total_cents} />
        <span className={`${typography.small} ${typography.t2}`}>
          <Plural value={quantity} one="# item" other="# items" />
        </span>
      </span>
      <span className={`${typography.small} ${typography.t2} ${typography.num}`}>
        <Trans>
          Order <AsTyped text={order_number} />
        </Trans>
      </span>
    </Face>
  )
}

function ProductFace({ product: { title, image, price_cents, on_sale } }: { product: ChatProduct }) {
  return (
    <Face image={image}>
      <span className={`${typography.strong} ${typography.name} ${typography.clamp2}`}>{title}</span>
      {on_sale ? (
        <Money cents={price_cents} />
      ) : (
        <span className={`${typography.small} ${typography.t2}`}>
          <Trans>No longer available</Trans>
        </span>
      )}
    </Face>
  )
}

const Face = ({ image, children }: { image: string; children: ReactNode }) => (
  <>
    <Picture src={image} alt="" show="thumb" shape="thumb" className={css.picture} />
    <span className={css.text}>{children}</span>
  </>
)
