import { t as word } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ReplyTo } from '../../api/reads.ts'
import { CarrierField } from '../../features/order/carrier-field.tsx'
import { shipmentFaultWord } from '../../features/order/shipment-words.ts'
import { FormEnd } from '../../forms/form-end.tsx'
import { useForm } from '../../forms/use-form.ts'
import { say } from '../../ui/layer/say.ts'

const PARCEL_LIMIT = 80

type Row = ReplyTo<'GET /api/admin/order/list'>['items'][number]
type Outcome = ReplyTo<'POST /api/admin/order/ship_many'>['outcomes'][number]
type ShipManyProps = { orders: readonly Row[]; onClose: () => void; onShipped: () => void }

const isDone = ({ outcome }: Outcome) => outcome === 'shipped' || outcome === 'already'

/** Ships several orders with one carrier, each with its own number. What could not be shipped is said by order. */
export function ShipManyDialog({ orders, onClose, onShipped }: ShipManyProps) {
  const { t } = useLingui()
  const [shown] = useState(orders) // they leave the list as they are shipped
  const [left, setLeft] = useState<readonly Outcome[]>()
  const start: Record<string, string> = { carrier: '' }
  for (const { order_id } of shown) start[order_id] = ''
  const form = useForm({
    call: 'POST /api/admin/order/ship_many',
    start,
    rules: ({ carrier = '', ...numbers }, i18n) => ({
      ...(carrier.trim() === '' && { carrier: word(i18n)`Enter the carrier` }),
      ...Object.fromEntries(
        Object.entries(numbers)
          .filter(([, number]) => number.trim() === '')
          .map(([order_id]) => [order_id, word(i18n)`Enter the tracking number`]),
      ),
    }),
    sent: ({ carrier = '', ...numbers }) => ({
      shipments: Object.entries(numbers).map(([order_id, tracking_number]) => ({ order_id, carrier, tracking_number })),
    }),
    after: ({ outcomes }) => {
      if (outcomes.every(isDone)) say.done(t`The orders are shipped`)
    },
    leave: ({ outcomes }) => {
      const others = outcomes.filter((one) => !isDone(one))
      if (others.length === 0) onShipped()
      else setLeft(others)
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`Ship several orders`}
      size="lg"
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {left ? (
        <Left outcomes={left} onClose={onShipped} />
      ) : (
        <form {...form.props}>
          <Stack gap="sm">
            <CarrierField {...form.field('carrier')} data-autofocus />
            {shown.map(({ order_id, order_number: number }) => (
              <TextInput
                key={order_id}
                label={t`Tracking number for ${number}`}
                maxLength={PARCEL_LIMIT}
                {...form.field(order_id)}
              />
            ))}
            <FormEnd form={form} send={<Trans>Ship</Trans>} onCancel={onClose} />
          </Stack>
        </form>
      )}
    </Modal>
  )
}

function Left({ outcomes, onClose }: { outcomes: readonly Outcome[]; onClose: () => void }) {
  const { i18n } = useLingui()
  return (
    <Stack gap="sm">
      <Alert color="red" variant="light" role="alert">
        <Plural value={outcomes.length} one="# order was not shipped" other="# orders were not shipped" />
      </Alert>
      <ul>
        {outcomes.map(({ order_id, order_number, outcome }) => (
          <li key={order_id}>
            {order_number ?? order_id}:{' '}
            {outcome !== 'shipped' && outcome !== 'already' && shipmentFaultWord(outcome, i18n)}
          </li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
