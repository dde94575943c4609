import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, FileInput, Group, Modal, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import type { ReplyTo } from '../../api/reads.ts'
import { shipmentFaultWord } from '../../features/order/shipment-words.ts'
import { useAct } from '../../forms/use-act.ts'
import { say } from '../../ui/layer/say.ts'

type Tried = { csv: string; result: ReplyTo<'POST /api/admin/order/ship_file'> }

/** Ships what a CSV file names: it is tried first, which lists what is wrong by line. */
export function ShipFileDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { act, isBusy } = useAct('POST /api/admin/order/ship_file')
  const [tried, setTried] = useState<Tried>()
  async function tryFile(file: File | null) {
    setTried(undefined)
    const csv = await file?.text()
    const result = csv && (await act({ csv, dry_run: true }))
    if (result) setTried({ csv, result })
  }
  async function ship() {
    const result = tried && (await act({ csv: tried.csv, dry_run: false }))
    if (!result) return
    const { shipped } = result
    say.done(t`Orders shipped: ${shipped}`)
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t`Ship from a file`} size="lg" closeButtonProps={{ 'aria-label': t`Close` }}>
      <Stack gap="sm">
        <FileInput
          label={t`CSV file`}
          placeholder={t`Choose a file`}
          description={t`Order number, carrier, tracking number. Nothing is shipped yet.`}
          accept=".csv,text/csv,text/plain"
          clearable
          disabled={isBusy}
          onChange={(file) => void tryFile(file)}
        />
        {tried && <Result result={tried.result} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button disabled={!tried || tried.result.shipped === 0} loading={isBusy} onClick={() => void ship()}>
            <Trans>Ship</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function Result({ result }: { result: Tried['result'] }) {
  const { i18n } = useLingui()
  const { shipped, already, faults } = result
  return (
    <>
      <Text role="status">
        <Plural value={shipped} one="# order will be shipped" other="# orders will be shipped" />
        {already > 0 && (
          <>
            {' · '}
            <Plural value={already} one="# is on its way already" other="# are on their way already" />
          </>
        )}
      </Text>
      {faults.length > 0 && (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>
                <Trans>Line</Trans>
              </Table.Th>
              <Table.Th>
                <Trans>Order</Trans>
              </Table.Th>
              <Table.Th>
                <Trans>Will not be shipped, because</Trans>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {faults.map(({ line, order_number, fault }) => (
              <Table.Tr key={line}>
                <Table.Td>{line}</Table.Td>
                <Table.Td>{order_number}</Table.Td>
                <Table.Td>{shipmentFaultWord(fault, i18n)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  )
}
