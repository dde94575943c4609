import { useLingui } from '@lingui/react/macro'
import { Autocomplete } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useRead } from '../../../api/use-read.ts'

const PARCEL_LIMIT = 80

/** Who carries a parcel: one of the shop's carriers, or any other. */
export function CarrierField(props: Omit<ComponentProps<typeof Autocomplete>, 'data' | 'label'>) {
  const { t } = useLingui()
  const { data } = useRead('GET /api/admin/carrier/list')
  return (
    <Autocomplete
      label={t`Carrier`}
      maxLength={PARCEL_LIMIT}
      // A dialog begins on this field: its choices must not cover the next one unasked.
      openOnFocus={false}
      data={data?.carriers.map(({ name }) => name) ?? []}
      {...props}
    />
  )
}
