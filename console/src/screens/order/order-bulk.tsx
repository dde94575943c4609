import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { ORDER_STATUS } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { go } from '../../navigation/address.ts'
import { ShipManyDialog } from './shipment/ship-many-dialog.tsx'

type Row = ReplyTo<'GET /api/admin/order/list'>['items'][number]

export function OrderBulk({ orders, onDone }: { orders: readonly Row[]; onDone: () => void }) {
  const [isShipping, setShipping] = useState(false)
  const to_ship = orders.filter(({ status }) => status === ORDER_STATUS.paid)
  const ids = orders.map(({ order_id }) => order_id).join()
  return (
    <>
      {to_ship.length > 0 && (
        <Button size="xs" onClick={() => setShipping(true)}>
          <Trans>Ship</Trans>
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => go(`/slips?orders=${ids}`)}>
        <Trans>Packing slips</Trans>
      </Button>
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
