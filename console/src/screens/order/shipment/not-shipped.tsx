import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { shipmentFaultText } from './shipment-fault-text.ts'

type Shipped = ReplyTo<'POST /api/admin/order/ship_many'>['outcomes'][number]
/** `not_sent`: the call ended before it reached this order. */
export type Outcome = Omit<Shipped, 'outcome'> & { outcome: Shipped['outcome'] | 'not_sent' }

type NotShippedProps = {
  outcomes: readonly Outcome[]
  isBusy: boolean
  /** Called when the operator confirmed that orders of several shoppers share a parcel. */
  onShipShared: () => void
  onClose: () => void
}

/** Orders that were not shipped, each with the reason. */
export function NotShipped({ outcomes, isBusy, onShipShared, onClose }: NotShippedProps) {
  const { i18n } = useLingui()
  const shared = outcomes.filter(({ outcome }) => outcome === 'parcel_shared').length
  return (
    <Stack gap="sm">
      <Alert color="red" variant="light" role="alert">
        <Plural value={outcomes.length} one="# order wasn’t shipped" other="# orders weren’t shipped" />
      </Alert>
      <ul>
        {outcomes.map(({ order_id, order_number, outcome, reason }) => (
          <li key={order_id}>
            {order_number ?? order_id}:{' '}
            {outcome === 'not_sent' ? (
              <Trans>The server didn’t respond. Ship it again.</Trans>
            ) : (
              outcome !== 'shipped' && outcome !== 'already' && (reason ?? shipmentFaultText(outcome, i18n))
            )}
          </li>
        ))}
      </ul>
      {shared > 0 && (
        <Text size="sm">
          <Trans>Correct the numbers, or confirm that these orders share a parcel.</Trans>
        </Text>
      )}
      <Group justify={shared > 0 ? 'space-between' : 'flex-end'}>
        {shared > 0 && (
          <Button variant="default" loading={isBusy} onClick={onShipShared}>
            <Plural value={shared} one="Ship # order in a shared parcel" other="Ship # orders in shared parcels" />
          </Button>
        )}
        <Button disabled={isBusy} onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
