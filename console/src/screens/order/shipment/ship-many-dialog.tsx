import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { ReplyTo } from '../../../api/reads.ts'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Dialog } from '../../../ui/layer/dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { CarrierField } from './carrier-field.tsx'
import { NotShipped, type Outcome } from './not-shipped.tsx'
import { numbersIn } from './paste-numbers.ts'
import css from './ship-many-dialog.module.css'
import { ToPack } from './to-pack.tsx'

const PARCEL_LIMIT = 80

type Row = ReplyTo<'GET /api/admin/order/list'>['items'][number]
type ShipManyProps = { orders: readonly Row[]; onClose: () => void; onShipped: () => void }

const isDone = ({ outcome }: Outcome) => outcome === 'shipped' || outcome === 'already'

type Shipment = { order_id: string; carrier: string; tracking_number: string; is_shared?: boolean }
const shipmentsOf = ({ carrier = '', ...numbers }: Record<string, string>): Shipment[] =>
  Object.entries(numbers).map(([order_id, tracking_number]) => ({ order_id, carrier, tracking_number }))

/** Ships several orders with one carrier, each with its own tracking number. Failures are listed by order. */
export function ShipManyDialog({ orders, onClose, onShipped }: ShipManyProps) {
  const { t } = useLingui()
  const [shown] = useState(orders) // a copy, because shipped orders leave the list
  const [left, setLeft] = useState<readonly Outcome[]>()
  const [done, setDone] = useState(0)
  const { run, isBusy: isSending } = useAction('POST /api/admin/order/ship_many')
  const finished = useRef<readonly Outcome[]>([])
  const start: Record<string, string> = { carrier: '' }
  for (const { order_id } of shown) start[order_id] = ''
  const form = useForm({
    call: 'POST /api/admin/order/ship_many',
    start,
    rules: ({ carrier = '', ...numbers }, i18n) => ({
      ...(carrier.trim() === '' && { carrier: translate(i18n)`Enter the carrier` }),
      ...Object.fromEntries(
        Object.entries(numbers)
          .filter(([, number]) => number.trim() === '')
          .map(([order_id]) => [order_id, translate(i18n)`Enter the tracking number`]),
      ),
    }),
    sent: (draft) => ({ shipments: shipmentsOf(draft) }),
    after: async ({ outcomes }, draft) => {
      finished.current = await shipRest(shipmentsOf(draft), outcomes)
      if (finished.current.every(isDone)) toast.success(t`Orders shipped`)
    },
    leave: () => {
      const others = finished.current.filter((one) => !isDone(one))
      if (others.length === 0) onShipped()
      else setLeft(others)
    },
  })
  /** The fields from an index on, filled with the pasted numbers. */
  const filled = (from: number, numbers: readonly string[]) =>
    Object.fromEntries(
      numbers.flatMap((number, at) => {
        const order = shown[from + at]
        return order ? [[order.order_id, number.slice(0, PARCEL_LIMIT)]] : []
      }),
    )
  /**
   * A call ends after a few seconds. The next call continues after the last outcome, until a call returns no outcome.
   * All shipments are sent each time, because the server checks them for shared tracking numbers.
   */
  async function shipRest(shipments: Shipment[], first: readonly Outcome[]): Promise<readonly Outcome[]> {
    let outcomes = first
    while (outcomes.length < shipments.length) {
      setDone(outcomes.length)
      const reply = await run({ shipments, from: outcomes.length })
      if (!reply || reply.outcomes.length === 0) break
      outcomes = [...outcomes, ...reply.outcomes]
    }
    const numberOf = (id: string) => shown.find(({ order_id }) => order_id === id)?.order_number ?? null
    const rest = shipments.slice(outcomes.length)
    return [
      ...outcomes,
      ...rest.map(({ order_id }) => ({ order_id, order_number: numberOf(order_id), outcome: 'not_sent' as const })),
    ]
  }
  /** Ships the orders whose tracking number is also used by another shopper's order, after confirmation. */
  async function shipShared() {
    const [shared, others] = [[], []] as [Outcome[], Outcome[]]
    for (const one of left ?? []) (one.outcome === 'parcel_shared' ? shared : others).push(one)
    const ids = new Set(shared.map(({ order_id }) => order_id))
    const shipments = shipmentsOf(form.draft).filter(({ order_id }) => ids.has(order_id))
    const outcomes = await shipRest(
      shipments.map((shipment) => ({ ...shipment, is_shared: true })),
      [],
    )
    const rest = [...others, ...outcomes.filter((one) => !isDone(one))]
    if (rest.length > 0) return setLeft(rest)
    toast.success(t`Orders shipped`)
    onShipped()
  }
  // The dialog stays open during the calls, because it lists the orders that were not shipped.
  const close = form.isBusy || isSending ? () => {} : onClose
  return (
    <Dialog onClose={close} title={t`Ship several orders`} size="lg">
      {left ? (
        <NotShipped outcomes={left} isBusy={isSending} onShipShared={() => void shipShared()} onClose={onShipped} />
      ) : (
        <form {...form.props}>
          <Stack gap="sm">
            <CarrierField {...form.field('carrier')} data-autofocus />
            <Text size="sm" c="dimmed">
              <Trans>Paste a column of numbers to fill the fields below it, in this order.</Trans>
            </Text>
            {shown.map((order, at) => (
              <ParcelRow key={order.order_id} order={order} onPaste={(numbers) => form.set(filled(at, numbers))}>
                {form.field(order.order_id)}
              </ParcelRow>
            ))}
            {done > 0 && (
              <Text role="status">
                <Trans>
                  {done} of {shown.length} orders done
                </Trans>
              </Text>
            )}
            <FormFooter form={form} send={<Trans>Ship</Trans>} onCancel={close} />
          </Stack>
        </form>
      )}
    </Dialog>
  )
}

type ParcelRowProps = {
  order: Row
  onPaste: (numbers: readonly string[]) => void
  /** Props of the field of the tracking number. */
  children: Record<string, unknown>
}

/** Recipient, content and tracking number of a parcel. */
function ParcelRow({ order, onPaste, children: field }: ParcelRowProps) {
  const { t } = useLingui()
  const { order_number: number, addressee } = order
  return (
    <div className={css.parcel}>
      <div>
        <strong>{addressee}</strong> · {number}
        <ToPack order={order} />
      </div>
      <TextInput
        label={t`Tracking number for ${number}`}
        maxLength={PARCEL_LIMIT}
        {...field}
        onPaste={(event) => {
          const numbers = numbersIn(event.clipboardData.getData('text'))
          if (!numbers) return
          event.preventDefault()
          onPaste(numbers)
        }}
      />
    </div>
  )
}
