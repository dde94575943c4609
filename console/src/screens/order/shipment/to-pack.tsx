import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { piecesWaiting } from '@sampan/contract/refund-sums'
import type { ReplyTo } from '@sampan/front/calls'
import type { ReactNode } from 'react'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import css from './to-pack.module.css'

type Order = Pick<ReplyTo<'GET /api/admin/order/list'>['items'][number], 'items' | 'refunded_cents' | 'paid_cents'>

/** The pieces to pack, and the refunded pieces that must not be packed. `children` replace the pieces to pack. */
export function ToPack({ order, children }: { order: Order; children?: ReactNode }) {
  const { t } = useLingui()
  const itemsToPack = order.items.filter((item) => piecesWaiting(item) > 0)
  const left_out = order.items.filter((item) => item.not_sent_quantity > 0)
  return (
    <>
      {children ?? (
        <ul className={css.lines} aria-label={t`Packing list`}>
          {itemsToPack.map((item) => (
            <PackedLine key={item.order_item_id} item={item} quantity={piecesWaiting(item)} />
          ))}
        </ul>
      )}
      {left_out.length > 0 && (
        <Alert color="red" variant="light" title={<Trans>Don’t pack: refunded</Trans>}>
          <ul className={css.lines}>
            {left_out.map((item) => (
              <PackedLine key={item.order_item_id} item={item} quantity={item.not_sent_quantity} />
            ))}
          </ul>
        </Alert>
      )}
      {order.refunded_cents > 0 && left_out.length === 0 && (
        <Alert color="yellow" variant="light">
          <Trans>
            <MoneyText cents={order.refunded_cents} /> of <MoneyText cents={order.paid_cents} /> was already refunded.
          </Trans>
        </Alert>
      )}
    </>
  )
}

function PackedLine({ item, quantity }: { item: Order['items'][number]; quantity: number }) {
  return (
    <li>
      <strong>{quantity} ×</strong> {item.title}{' '}
      <span className={css.values}>{item.values.map(({ value }) => value).join(' · ')}</span>
    </li>
  )
}
