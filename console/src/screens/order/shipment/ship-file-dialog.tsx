import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { SHIPMENT_FILE_LIMITS } from '@sampan/contract/rules'
import { useState } from 'react'
import { TextFileField } from '../../../features/text-file/text-file-field.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { Dialog } from '../../../ui/layer/dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { CarrierField } from './carrier-field.tsx'
import { ShipmentColumns } from './shipment-columns.tsx'
import { ShipFilePreview, type ShipFileResult, type Shipped, ShippedSoFar } from './shipped-so-far.tsx'

type ShipmentChoice = ShipFileResult['choice']

/** `asks`: lines have tracking numbers of other shoppers' orders; `is_shared`: the operator confirmed that. */
type Preview = {
  csv: string
  result: ShipFileResult
  asksShared: boolean
  is_shared: boolean
  /** Undefined as long as the operator changes nothing. */
  choice: ShipmentChoice | undefined
}

/** Lines without a carrier in the file, whose carrier is asked for. */
const asksCarrier = ({ faults, choice }: ShipFileResult) =>
  choice.carrier !== undefined || faults.some(({ fault }) => fault === 'carrier')
/** No line can be used, so the columns may be wrong. */
const hasWrongColumns = ({ lines, faults }: ShipFileResult) =>
  lines > 0 &&
  faults.filter(({ fault }) => ['columns', 'number', 'swapped', 'not_tracking'].includes(fault)).length === lines

/** The combined result of two calls for parts of one file. */
const together = (before: ShipFileResult | undefined, now: ShipFileResult): ShipFileResult =>
  before
    ? {
        ...now,
        shipped: before.shipped + now.shipped,
        already: before.already + now.already,
        faults: [...before.faults, ...now.faults],
      }
    : now

/** Ships the orders of a CSV file, after a dry run that lists the parcels, and the faults by line. */
export function ShipFileDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { run, isBusy } = useAction('POST /api/admin/order/ship_file')
  const [preview, setPreview] = useState<Preview>()
  const [state, setState] = useState<Shipped>()
  const [isNaming, setNaming] = useState(false)
  const [typedCarrier, setCarrier] = useState<string>()
  async function tryFile(csv: string | undefined) {
    setPreview(undefined)
    setState(undefined)
    setNaming(false)
    setCarrier(undefined)
    if (csv) await dryRun(csv, false)
  }
  async function dryRun(csv: string, is_shared: boolean, choice?: ShipmentChoice) {
    const result = await run({ csv, dry_run: true, ...(is_shared && { is_shared }), ...(choice && { choice }) })
    const asksShared = is_shared || (result?.faults.some(({ fault }) => fault === 'parcel_shared') ?? false)
    if (result) setPreview({ csv, result, asksShared, is_shared, choice })
  }
  function change({ csv, is_shared, ...before }: Preview, by: ShipmentChoice) {
    setNaming(false)
    void dryRun(csv, is_shared, { ...(before.choice ?? before.result.choice), ...by })
  }
  async function ship() {
    if (!preview) return
    const { csv, is_shared, choice } = preview
    // An order that was not in the preview is not shipped, even if it can be shipped now.
    const order_ids = preview.result.parcels.map(({ order_id }) => order_id)
    let result = state?.result
    do {
      const from = result?.done ?? 0
      const part = await run({
        csv,
        dry_run: false,
        from,
        order_ids,
        ...(is_shared && { is_shared }),
        ...(choice && { choice }),
      })
      // If a call made no progress, the loop ends, because the same call would be repeated endlessly.
      if (!part || part.done <= from) {
        const latest = result ?? part
        if (latest) setState({ result: latest, isStopped: true })
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
  const isOpen = preview !== undefined && !state
  const showsColumns = isOpen && (isNaming || hasWrongColumns(preview.result))
  return (
    <Dialog onClose={close} title={t`Ship from a file`} size="xl">
      <Stack gap="sm">
        <TextFileField
          description={t`Needs order number, carrier and tracking number. Nothing ships yet.`}
          limit={SHIPMENT_FILE_LIMITS.characters}
          disabled={isBusy}
          onRead={(file) => void tryFile(file?.text)}
        />
        {isOpen && asksCarrier(preview.result) && (
          <Group align="flex-end" gap="xs">
            <CarrierField
              description={t`For lines without a carrier`}
              value={typedCarrier ?? preview.result.choice.carrier ?? ''}
              disabled={isBusy}
              onChange={setCarrier}
            />
            <Button
              variant="default"
              disabled={!typedCarrier?.trim() || isBusy}
              onClick={() => change(preview, { carrier: typedCarrier?.trim() })}
            >
              <Trans>Use this carrier</Trans>
            </Button>
          </Group>
        )}
        {showsColumns && (
          <ShipmentColumns
            result={preview.result}
            isBusy={isBusy}
            onChoose={(columns) => change(preview, { columns })}
          />
        )}
        {state ? <ShippedSoFar {...state} /> : preview && <ShipFilePreview result={preview.result} />}
        {preview?.asksShared && !state && (
          <Checkbox
            label={t`Orders of several shoppers share a parcel`}
            disabled={isBusy}
            checked={preview.is_shared}
            onChange={(event) => void dryRun(preview.csv, event.currentTarget.checked, preview.choice)}
          />
        )}
        <Group justify="flex-end" gap="xs">
          {isOpen && !showsColumns && (
            <Button variant="subtle" mr="auto" onClick={() => setNaming(true)}>
              <Trans>Choose columns</Trans>
            </Button>
          )}
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
