import { SHIPMENT_FILE_LIMITS } from '@sampan/contract/rules'
import { readShipmentLines, type ShipmentLine } from '@sampan/contract/shipment-lines'
import { csvRows } from '../../../csv/csv-rows.ts'

/** Number of lines in which the separator is detected: a file may begin with the name of a report. */
const FIRST_LINES = 20
/** Lines that are not counted, because a heading may be below a title. */
const LINES_ABOVE = 10

/**
 * Reads a file with order number, carrier and tracking number. Each line needs all three.
 * @returns undefined when the file has too many lines.
 */
export async function readShipmentFile(csv: string): Promise<ShipmentLine[] | undefined> {
  const rows = await csvRows(csv, FIRST_LINES, SHIPMENT_FILE_LIMITS.lines + LINES_ABOVE)
  const { lines, hasOrders } = readShipmentLines(rows)
  if (lines.length > SHIPMENT_FILE_LIMITS.lines) return undefined
  return lines.map((line) => {
    if (line.fault) return line
    if (!hasOrders) return { ...line, fault: 'number' as const }
    return line.carrier === '' ? { ...line, fault: 'carrier' as const } : line
  })
}
