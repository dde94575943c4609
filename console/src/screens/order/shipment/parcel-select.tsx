import { useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'

type Parcel = ReplyTo<'GET /api/admin/order/detail'>['parcels'][number]
type ParcelSelectProps = { parcels: readonly Parcel[]; parcel_id: string; onChange: (parcel: Parcel) => void }

/** The choice of one parcel of an order. An order with one parcel has none. */
export function ParcelSelect({ parcels, parcel_id, onChange }: ParcelSelectProps) {
  const { t } = useLingui()
  if (parcels.length < 2) return null
  return (
    <Select
      label={t`Parcel`}
      allowDeselect={false}
      data={parcels.map(({ parcel_id, position, carrier, tracking_number }) => ({
        value: parcel_id,
        label: `${position} · ${carrier} · ${tracking_number}`,
      }))}
      value={parcel_id}
      onChange={(id) => {
        const parcel = parcels.find((one) => one.parcel_id === id)
        if (parcel) onChange(parcel)
      }}
    />
  )
}
