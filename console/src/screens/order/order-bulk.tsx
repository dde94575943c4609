import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { ORDER_STATUS, SLIPS_LIMIT } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { go } from '../../navigation/address.ts'
import { LabelMenu } from './label-menu.tsx'
import { ShipManyDialog } from './shipment/ship-many-dialog.tsx'

type Row = ReplyTo<'GET /api/admin/order/list'>['items'][number]

export function OrderBulk({ orders, onDone }: { orders: readonly Row[]; onDone: () => void }) {
  const [isShipping, setShipping] = useState(false)
  const to_ship = orders.filter(({ status }) => status === ORDER_STATUS.paid)
  const ids = orders.map(({ order_id }) => order_id)
  const isTooMany = ids.length > SLIPS_LIMIT
  return (
    <>
      {to_ship.length > 0 && (
        <Button size="xs" onClick={() => setShipping(true)}>
          <Trans>Ship</Trans>
        </Button>
      )}
      <Button size="xs" variant="default" disabled={isTooMany} onClick={() => go(`/slips?orders=${ids.join()}`)}>
        <Trans>Packing slips</Trans>
      </Button>
      <LabelMenu order_ids={ids} disabled={isTooMany} />
      {isTooMany && <Trans>Slips and labels: up to {SLIPS_LIMIT} orders</Trans>}
      {isShipping && (
        <ShipManyDialog
          orders={to_ship}
          onClose={() => setShipping(false)}
          onShipped={() => {
            setShipping(false)
            onDone()
          }}
        />
      )}
    </>
  )
}
