import { useLingui } from '@lingui/react/macro'
import { Autocomplete } from '@mantine/core'
import { useRead } from '@sampan/front/use-read'
import type { ComponentProps } from 'react'
import { useLimit } from '../../../ui/form/text-input.tsx'

const PARCEL_LIMIT = 80

/** The carrier of a parcel: one of the shop's carriers, or free text. */
export function CarrierField(props: Omit<ComponentProps<typeof Autocomplete>, 'data' | 'label'>) {
  const { t } = useLingui()
  const { data } = useRead('GET /api/admin/carrier/list')
  return (
    <Autocomplete
      label={t`Carrier`}
      // The dialog's initial focus is on this field; opening the list then would cover the next field.
      openOnFocus={false}
      data={data?.carriers.map(({ name }) => name) ?? []}
      {...useLimit({ ...props, maxLength: PARCEL_LIMIT })}
    />
  )
}
