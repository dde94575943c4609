import { Trans } from '@lingui/react/macro'
import type { OrderItem } from '@sampan/contract'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Money } from '../../ui/money/money.tsx'
import typography from '../../ui/styles/typography.module.css'
import { TitleText } from '../../ui/text/title-text.tsx'
import css from './order-line.module.css'

export function OrderLine({ item }: { item: OrderItem }) {
  const options = item.values.map((value) => value.value).join(' · ')
  const { quantity, refunded_quantity: refunded } = item
  return (
    <Anchor href={`/detail/${item.product_id}`} className={css.line}>
      <Picture src={item.image} alt="" show="thumb" shape="thumb" className={css.picture} />
      <span className={css.text}>
        <span className={`${typography.name} ${typography.clamp3} ${css.title}`}>
          <TitleText title={item.title} />
        </span>
        <span className={`${typography.small} ${typography.t2}`}>{options}</span>
        <span className={`${typography.small} ${typography.t2}`}>
          <Trans>Quantity: {quantity}</Trans>
        </span>
        {refunded > 0 && (
          <span className={`${typography.small} ${typography.strong}`}>
            <Trans>
              Refunded: {refunded} of {quantity}
            </Trans>
          </span>
        )}
      </span>
      <Money cents={item.price_cents * item.quantity} />
    </Anchor>
  )
}
