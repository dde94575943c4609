import { Trans, useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import css from './parcels-preview.module.css'

type PreviewedParcel = {
  order_id: string
  order_number: string
  addressee: string
  carrier: string
  tracking_number: string
}

/** The parcels that will ship after the confirmation. */
export function ParcelsPreview({ parcels }: { parcels: readonly PreviewedParcel[] }) {
  const { t } = useLingui()
  if (parcels.length === 0) return null
  return (
    <section className={css.parcels} aria-label={t`Parcels to ship`}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Order</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Recipient</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Carrier</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Tracking number</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {parcels.map(({ order_id, order_number, addressee, carrier, tracking_number }) => (
            <Table.Tr key={order_id}>
              <Table.Td>{order_number}</Table.Td>
              <Table.Td>{addressee}</Table.Td>
              <Table.Td>{carrier}</Table.Td>
              <Table.Td>{tracking_number}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
