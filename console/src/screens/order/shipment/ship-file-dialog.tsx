import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Checkbox, FileInput, Group, Progress, Stack, Table, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { ReplyTo } from '../../../api/reads.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Dialog } from '../../../ui/layer/dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { shipmentFaultText } from './shipment-fault-text.ts'

type Result = ReplyTo<'POST /api/admin/order/ship_file'>
/** `asks`: lines have tracking numbers of other shoppers' orders; `is_shared`: the operator confirmed that. */
type Preview = { csv: string; result: Result; asks: boolean; is_shared: boolean }
/** Progress of the shipping. A call ends after a few seconds, so a long file takes several calls. */
type Shipped = { result: Result; isStopped: boolean }

/** The combined result of two calls for parts of one file. */
const together = (before: Result | undefined, now: Result): Result =>
  before
    ? {
        ...now,
        shipped: before.shipped + now.shipped,
        already: before.already + now.already,
        faults: [...before.faults, ...now.faults],
      }
    : now

/** Ships the orders of a CSV file, after a dry run that lists the faults by line. */
export function ShipFileDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { run, isBusy } = useAction('POST /api/admin/order/ship_file')
  const [preview, setPreview] = useState<Preview>()
  const [state, setState] = useState<Shipped>()
  async function tryFile(file: File | null) {
    setPreview(undefined)
    setState(undefined)
    const csv = await file?.text()
    if (csv) await dryRun(csv, false)
  }
  async function dryRun(csv: string, is_shared: boolean) {
    const result = await run({ csv, dry_run: true, ...(is_shared && { is_shared }) })
    const asks = is_shared || (result?.faults.some(({ fault }) => fault === 'parcel_shared') ?? false)
    if (result) setPreview({ csv, result, asks, is_shared })
  }
  async function ship() {
    if (!preview) return
    let result = state?.result
    do {
      const from = result?.done ?? 0
      const part = await run({ csv: preview.csv, dry_run: false, from, ...(preview.is_shared && { is_shared: true }) })
      // If a call made no progress, the loop ends, because the same call would be repeated endlessly.
      if (!part || part.done <= from) {
        const known = result ?? part
        if (known) setState({ result: known, isStopped: true })
        return
      }
      result = together(result, part)
      setState({ result, isStopped: false })
    } while (result.done < result.lines)
    const { shipped, faults } = result
    toast.success(t`Orders shipped: ${shipped}`)
    // If there are faults, the dialog stays open, so that the faults can be read.
    if (faults.length === 0) onClose()
  }
  const isOver = state !== undefined && state.result.done === state.result.lines
  // The dialog stays open during the calls, because it lists the lines that were not shipped.
  const close = isBusy ? () => {} : onClose
  return (
    <Dialog onClose={close} title={t`Ship from a file`} size="lg">
      <Stack gap="sm">
        <FileInput
          label={t`CSV file`}
          placeholder={t`Choose a file`}
          description={t`Needs order number, carrier and tracking number. Nothing ships yet.`}
          accept=".csv,text/csv,text/plain"
          clearable
          disabled={isBusy}
          onChange={(file) => void tryFile(file)}
        />
        {state ? <ShippedSoFar {...state} /> : preview && <ShipFilePreview result={preview.result} />}
        {preview?.asks && !state && (
          <Checkbox
            label={t`Orders of several shoppers share a parcel`}
            disabled={isBusy}
            checked={preview.is_shared}
            onChange={(event) => void dryRun(preview.csv, event.currentTarget.checked)}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {isOver ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
          </Button>
          {!isOver && (
            <Button disabled={!preview || preview.result.shipped === 0} loading={isBusy} onClick={() => void ship()}>
              {state ? <Trans>Ship the rest</Trans> : <Trans>Ship</Trans>}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}

/** Progress while the file is processed: shipped lines and faults. */
function ShippedSoFar({ result, isStopped }: Shipped) {
  const { t } = useLingui()
  const { lines, done, shipped, already, faults } = result
  const left = lines - done
  return (
    <>
      <Progress value={(done / lines) * 100} aria-label={t`Lines done`} />
      <Text role="status">
        <Trans>
          {done} of {lines} lines done
        </Trans>
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

function ShipFilePreview({ result }: { result: Result }) {
  const { shipped, already, faults } = result
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
      <Faults faults={faults} reason={<Trans>Why it can’t ship</Trans>} />
    </>
  )
}

function Faults({ faults, reason }: { faults: Result['faults']; reason: ReactNode }) {
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
        {faults.map(({ line, order_number, fault, reason: why }) => (
          <Table.Tr key={line}>
            <Table.Td>{line}</Table.Td>
            <Table.Td>{order_number}</Table.Td>
            <Table.Td>{why ?? shipmentFaultText(fault, i18n)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
