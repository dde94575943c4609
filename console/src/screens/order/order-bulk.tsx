import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { ORDER_STATUS } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { go } from '../../navigation/address.ts'
import { forgetRows } from '../../ui/table/use-selection.ts'
import { LabelMenu } from './label-menu.tsx'
import { selected_orders } from './selected-orders.ts'
import { ShipManyDialog } from './shipment/ship-many-dialog.tsx'

type Row = ReplyTo<'GET /api/admin/order/list'>['items'][number]

/** The buttons for selected orders. Shipped orders are deselected, the others stay selected. */
export function OrderBulk({ orders }: { orders: readonly Row[] }) {
  const [isShipping, setShipping] = useState(false)
  const to_ship = orders.filter(({ status }) => status === ORDER_STATUS.paid)
  const ids = orders.map(({ order_id }) => order_id)
  return (
    <>
      {to_ship.length > 0 && (
        <Button size="xs" onClick={() => setShipping(true)}>
          <Trans>Ship</Trans>
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => go(`/slips?orders=${ids.join()}`)}>
        <Trans>Packing slips</Trans>
      </Button>
      <LabelMenu order_ids={ids} />
      {isShipping && (
        <ShipManyDialog
          orders={to_ship}
          onClose={() => setShipping(false)}
          onShipped={(shipped_ids) => {
            setShipping(false)
            forgetRows(selected_orders, new Set(shipped_ids))
          }}
        />
      )}
    </>
  )
}
