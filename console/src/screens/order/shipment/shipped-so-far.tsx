import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Progress, Table, Text } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import type { ReactNode } from 'react'
import { ParcelsPreview } from './parcels-preview.tsx'
import { shipmentFaultText } from './shipment-fault-text.ts'

export type ShipFileResult = ReplyTo<'POST /api/admin/order/ship_file'>
/** Progress of the shipping. A call ends after a few seconds, so a long file takes several calls. */
export type Shipped = { result: ShipFileResult; isStopped: boolean }

/** Progress while the file is processed: shipped lines and faults. */
export function ShippedSoFar({ result, isStopped }: Shipped) {
  const { t } = useLingui()
  const { lines, done, shipped, already, faults } = result
  const left = lines - done
  return (
    <>
      <Progress value={(done / lines) * 100} aria-label={t`Lines done`} />
      <Text role="status">
        <Plural value={lines} one={`${done} of # line done`} other={`${done} of # lines done`} />
        {' · '}
        <Plural value={shipped} one="# order shipped" other="# orders shipped" />
        {already > 0 && (
          <>
            {' · '}
            <Plural value={already} one="# had already shipped" other="# had already shipped" />
          </>
        )}
      </Text>
      {isStopped && (
        <Alert color="red" variant="light" role="alert">
          <Plural
            value={left}
            one="The server didn’t respond, so the last line isn’t shipped yet. Ship the rest. Nothing ships twice."
            other="The server didn’t respond, so the last # lines aren’t shipped yet. Ship the rest. Nothing ships twice."
          />
        </Alert>
      )}
      <Faults faults={faults} reason={<Trans>Why it wasn’t shipped</Trans>} />
    </>
  )
}

export function ShipFilePreview({ result }: { result: ShipFileResult }) {
  const { shipped, already, faults, parcels } = result
  return (
    <>
      <Text role="status">
        <Plural value={shipped} one="# order will be shipped" other="# orders will be shipped" />
        {already > 0 && (
          <>
            {' · '}
            <Plural value={already} one="# already shipped" other="# already shipped" />
          </>
        )}
      </Text>
      <ParcelsPreview parcels={parcels} />
      <Faults faults={faults} reason={<Trans>Why it can’t ship</Trans>} />
    </>
  )
}

function Faults({ faults, reason }: { faults: ShipFileResult['faults']; reason: ReactNode }) {
  const { i18n } = useLingui()
  if (faults.length === 0) return null
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>
            <Trans>Line</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Order</Trans>
          </Table.Th>
          <Table.Th>{reason}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {faults.map(({ line, order_number, fault, cell, reason: why }) => (
          <Table.Tr key={line}>
            <Table.Td>{line}</Table.Td>
            <Table.Td>{order_number}</Table.Td>
            <Table.Td>{why ?? shipmentFaultText(fault, i18n, cell)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
