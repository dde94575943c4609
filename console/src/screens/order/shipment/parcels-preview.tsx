import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Table, Text } from '@mantine/core'
import css from './parcels-preview.module.css'
import { TrackingHint } from './tracking-field.tsx'

type PreviewedParcel = {
  order_id: string
  order_number: string
  addressee: string
  carrier: string
  tracking_number: string
  other_recipient?: string | null
}

/** The parcels that will ship after the confirmation. */
export function ParcelsPreview({ parcels }: { parcels: readonly PreviewedParcel[] }) {
  const { t } = useLingui()
  if (parcels.length === 0) return null
  const others = parcels.filter(({ other_recipient }) => other_recipient)
  return (
    <section className={css.parcels} aria-label={t`Parcels to ship`}>
      {others.length > 0 && (
        <Alert color="red" variant="light" role="alert">
          <Plural
            value={others.length}
            one="The file has another recipient for # order. Check it before you ship."
            other="The file has other recipients for # orders. Check them before you ship."
          />
        </Alert>
      )}
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
          {[...others, ...parcels.filter((parcel) => !others.includes(parcel))].map(
            ({ order_id, order_number, addressee, carrier, tracking_number, other_recipient }) => (
              <Table.Tr key={order_id}>
                <Table.Td>{order_number}</Table.Td>
                <Table.Td>
                  {addressee}
                  {other_recipient && (
                    <Text size="sm" c="var(--danger)">
                      <Trans>In the file: {other_recipient}</Trans>
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>{carrier}</Table.Td>
                <Table.Td>
                  {tracking_number}
                  <TrackingHint carrier={carrier} tracking_number={tracking_number} />
                </Table.Td>
              </Table.Tr>
            ),
          )}
        </Table.Tbody>
      </Table>
    </section>
  )
}
