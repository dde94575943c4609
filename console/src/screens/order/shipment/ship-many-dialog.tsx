import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { type MouseEvent, type SubmitEvent, useRef, useState } from 'react'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { useForm } from '../../../forms/use-form.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Dialog } from '../../../ui/layer/dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { CarrierField } from './carrier-field.tsx'
import { NotShipped, type Outcome } from './not-shipped.tsx'
import { ParcelsPreview } from './parcels-preview.tsx'
import { parcelsIn, type UnusedLine } from './pasted-parcels.ts'
import css from './ship-many-dialog.module.css'
import { carrierOf, type Draft, pastedFields, shipmentFaults, shipmentsOf } from './ship-many-draft.ts'
import { ToPack } from './to-pack.tsx'
import { TrackingField } from './tracking-field.tsx'
import { UnusedLines } from './unused-lines.tsx'

const PARCEL_LIMIT = 80

type Row = ReplyTo<'GET /api/admin/order/list'>['items'][number]
type ShipManyProps = { orders: readonly Row[]; onClose: () => void; onShipped: (order_ids: readonly string[]) => void }
type Shipments = ReturnType<typeof shipmentsOf>

const isDone = ({ outcome }: Outcome) => outcome === 'shipped' || outcome === 'already'
/** The second click of a double click must not confirm the preview that the first one opened. */
const ignoreDoubleClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault()

/**
 * Ships several orders, each with its own tracking number, after a preview. Failures are listed by order.
 */
export function ShipManyDialog({ orders, onClose, onShipped }: ShipManyProps) {
  const { t, i18n } = useLingui()
  const [listedOrders] = useState(orders) // a copy, because shipped orders leave the list
  const [refusedOutcomes, setRefusedOutcomes] = useState<readonly Outcome[]>()
  const [unused, setUnused] = useState<readonly UnusedLine[]>([])
  const [isPreview, setPreview] = useState(false)
  const { done, isSending, shipRest } = useShipRest(listedOrders)
  const finished = useRef<readonly Outcome[]>([])
  const form = useForm({
    call: 'POST /api/admin/order/ship_many',
    start: Object.fromEntries([['carrier', ''], ...listedOrders.map(({ order_id }) => [order_id, ''])]) as Draft,
    rules: (draft, i18n) => shipmentFaults(draft, listedOrders, i18n),
    inputOf: (draft) => ({ shipments: shipmentsOf(draft, listedOrders) }),
    after: async ({ outcomes }, draft) => {
      finished.current = await shipRest(shipmentsOf(draft, listedOrders), outcomes)
      if (finished.current.every(isDone)) toast.success(t`Orders shipped`)
    },
    leave: () => {
      const others = finished.current.filter((one) => !isDone(one))
      if (others.length === 0) end()
      else setRefusedOutcomes(others)
    },
  })
  function submit(event: SubmitEvent) {
    const isValid = Object.keys(shipmentFaults(form.draft, listedOrders, i18n)).length === 0
    if (isPreview || !isValid) return void form.props.onSubmit(event)
    event.preventDefault()
    setPreview(true)
  }
  function paste(text: string, at: number): boolean {
    const pastedTable = parcelsIn(text, listedOrders, at)
    if (!pastedTable) return false
    form.set(pastedFields(pastedTable.parcels, listedOrders))
    setUnused(pastedTable.unused)
    return true
  }
  /** Ships the orders whose tracking number is also used by another shopper's order, after confirmation. */
  async function shipShared() {
    const [sharedParcels, others] = [[], []] as [Outcome[], Outcome[]]
    for (const one of refusedOutcomes ?? []) (one.outcome === 'parcel_shared' ? sharedParcels : others).push(one)
    const ids = new Set(sharedParcels.map(({ order_id }) => order_id))
    const shipments = shipmentsOf(form.draft, listedOrders).filter(({ order_id }) => ids.has(order_id))
    const outcomes = await shipRest(
      shipments.map((shipment) => ({ ...shipment, is_shared: true })),
      [],
    )
    const rest = [...others, ...outcomes.filter((one) => !isDone(one))]
    if (rest.length > 0) return setRefusedOutcomes(rest)
    toast.success(t`Orders shipped`)
    end()
  }
  /** Orders that the server refused are not shipped. */
  function end(others: readonly Outcome[] = []) {
    const other_ids = new Set(others.map(({ order_id }) => order_id))
    onShipped(listedOrders.map(({ order_id }) => order_id).filter((order_id) => !other_ids.has(order_id)))
  }
  // The dialog stays open during the calls, because it lists the orders that were not shipped.
  const close = form.isBusy || isSending ? () => {} : onClose
  return (
    <Dialog onClose={close} title={t`Ship several orders`} size="xl">
      {refusedOutcomes ? (
        <NotShipped
          outcomes={refusedOutcomes}
          isBusy={isSending}
          onShipShared={() => void shipShared()}
          onClose={() => end(refusedOutcomes)}
        />
      ) : (
        <form {...form.props} onSubmit={submit} onClickCapture={ignoreDoubleClick}>
          <Stack gap="sm">
            {isPreview ? (
              <ParcelsPreview parcels={previewOf(shipmentsOf(form.draft, listedOrders), listedOrders)} />
            ) : (
              <ParcelFields form={form} orders={listedOrders} unused={unused} onPaste={paste} />
            )}
            {done > 0 && (
              <Text role="status">
                <Plural
                  value={listedOrders.length}
                  one={`${done} of # order done`}
                  other={`${done} of # orders done`}
                />
              </Text>
            )}
            <FormFooter
              form={form}
              send={isPreview ? <Trans>Ship</Trans> : <Trans>Preview</Trans>}
              onCancel={close}
              secondaryAction={
                isPreview && (
                  <Button variant="subtle" disabled={form.isBusy} onClick={() => setPreview(false)}>
                    <Trans>Back</Trans>
                  </Button>
                )
              }
            />
          </Stack>
        </form>
      )}
    </Dialog>
  )
}

function previewOf(shipments: Shipments, orders: readonly Row[]) {
  const rows = new Map(orders.map((order) => [order.order_id, order]))
  return shipments.map((shipment) => {
    const { order_number = '', addressee = '' } = rows.get(shipment.order_id) ?? {}
    return { ...shipment, order_number, addressee }
  })
}

type ParcelFieldsProps = {
  form: { draft: Draft; set: (change: Draft) => void; field: (name: string) => Record<string, unknown> }
  orders: readonly Row[]
  unused: readonly UnusedLine[]
  /** Takes a text that was pasted into the field of an order. @returns whether the text was used. */
  onPaste: (text: string, at: number) => boolean
}

function ParcelFields({ form, orders, unused, onPaste }: ParcelFieldsProps) {
  return (
    <>
      <CarrierField {...form.field('carrier')} data-autofocus />
      <Text size="sm" c="dimmed">
        <Trans>
          Paste lines with order number and tracking number into any field, or a column of tracking numbers in this
          order.
        </Trans>
      </Text>
      <UnusedLines lines={unused} />
      {orders.map((order, at) => (
        <ParcelRow key={order.order_id} order={order} form={form} onPaste={(text) => onPaste(text, at)} />
      ))}
    </>
  )
}

type ParcelRowProps = { order: Row; form: ParcelFieldsProps['form']; onPaste: (text: string) => boolean }

/** Recipient, content, tracking number and, if it was pasted, the carrier of a parcel. */
function ParcelRow({ order, form, onPaste }: ParcelRowProps) {
  const { t } = useLingui()
  const { order_id, order_number: number, addressee } = order
  const carrier = carrierOf(order_id)
  return (
    <div className={css.parcel}>
      <div>
        <strong>{addressee}</strong> · {number}
        <ToPack order={order} />
      </div>
      <div>
        <TrackingField
          label={t`Tracking number for ${number}`}
          carrier={form.draft[carrier] || form.draft.carrier || ''}
          onCarrier={(name) => form.set({ [carrier]: name })}
          {...form.field(order_id)}
          onPaste={(event) => {
            if (onPaste(event.clipboardData.getData('text'))) event.preventDefault()
          }}
        />
        {form.draft[carrier] && (
          <TextInput label={t`Carrier for ${number}`} maxLength={PARCEL_LIMIT} {...form.field(carrier)} />
        )}
      </div>
    </div>
  )
}

/** Continues a call that ended before all orders were shipped. `done`: the number of orders that were handled. */
function useShipRest(orders: readonly Row[]) {
  const [done, setDone] = useState(0)
  const { run, isBusy: isSending } = useAction('POST /api/admin/order/ship_many')
  /**
   * A call ends after a few seconds. The next call continues after the last outcome, until a call returns no outcome.
   * All shipments are sent each time, because the server checks them for shared tracking numbers.
   */
  async function shipRest(shipments: Shipments, first: readonly Outcome[]): Promise<readonly Outcome[]> {
    let outcomes = first
    while (outcomes.length < shipments.length) {
      setDone(outcomes.length)
      const reply = await run({ shipments, from: outcomes.length })
      if (!reply || reply.outcomes.length === 0) break
      outcomes = [...outcomes, ...reply.outcomes]
    }
    const numberOf = (id: string) => orders.find(({ order_id }) => order_id === id)?.order_number ?? null
    const rest = shipments.slice(outcomes.length)
    return [
      ...outcomes,
      ...rest.map(({ order_id }) => ({ order_id, order_number: numberOf(order_id), outcome: 'not_sent' as const })),
    ]
  }
  return { done, isSending, shipRest }
}
