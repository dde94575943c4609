import type { Endpoints } from '@sampan/contract'
import { SHIPMENT_FILE_LIMITS } from '@sampan/contract/rules'
import { readShipmentLines, type ShipmentLine, type ShipmentLines } from '@sampan/contract/shipment-lines'
import type { z } from 'zod'
import { type CsvRow, csvRows } from '../../../csv/csv-rows.ts'
import { fingerprintOf } from '../../upload/file-choice-sql.ts'
import { recipientsIn } from './shipment-recipient.ts'

/** Number of lines in which the separator is detected: a file may begin with the name of a report. */
const FIRST_LINES = 20
/** Lines that are not counted, because a heading may be below a title. */
const LINES_ABOVE = 10
/** Exports of shops have a line per item of an order. */
const LINES_PER_ORDER = 5

export type ShipmentChoice = NonNullable<z.output<Endpoints['POST /api/admin/order/ship_file']['body']>['choice']>

const SHOWN_CELLS = 40
const SHOWN_LENGTH = 80

type ShipmentFile = Pick<ShipmentLines, 'lines' | 'columns'> & {
  first_rows: { line: number; cells: string[] }[]
  recipients: ReturnType<typeof recipientsIn>
  /** The fingerprint of the headings; undefined if the file has none. */
  fingerprint: Buffer | undefined
}

/** The fingerprints of the first rows, one of which may have the headings. */
const fingerprintsOf = (rows: readonly CsvRow[]) =>
  rows.slice(0, LINES_ABOVE).map(({ cells }) => fingerprintOf('shipments', cells))

export type ShipmentRows = { rows: CsvRow[]; fingerprints: Buffer[] }

/** The rows of a file, and the fingerprints of those that may be headings. */
export async function shipmentRows(csv: string): Promise<ShipmentRows> {
  const rows = await csvRows(csv, FIRST_LINES, SHIPMENT_FILE_LIMITS.lines * LINES_PER_ORDER + LINES_ABOVE)
  return { rows, fingerprints: fingerprintsOf(rows) }
}

/**
 * Reads rows with order number, carrier and tracking number. Each line needs all three; a line without a carrier has the
 * chosen one.
 * @returns undefined when the file has too many lines.
 */
export function readShipmentFile(
  { rows, fingerprints }: ShipmentRows,
  choice: ShipmentChoice,
): ShipmentFile | undefined {
  const { lines, hasOrders, columns, heading } = readShipmentLines(rows, undefined, choice.columns)
  if (lines.length > SHIPMENT_FILE_LIMITS.lines) return undefined
  const first_rows = rows.slice(0, LINES_ABOVE).map(({ line, cells }) => ({
    line,
    cells: cells.slice(0, SHOWN_CELLS).map((cell) => cell.trim().slice(0, SHOWN_LENGTH)),
  }))
  const recipients = recipientsIn(rows, heading)
  return { lines: lines.map(whole), columns, first_rows, recipients, fingerprint: fingerprints[heading] }

  function whole(line: ShipmentLine): ShipmentLine {
    if (line.fault) return line
    if (!hasOrders) return { ...line, fault: 'number' as const }
    const carrier = line.carrier || (choice.carrier ?? '')
    return carrier === '' ? { ...line, fault: 'carrier' as const } : { ...line, carrier }
  }
}
