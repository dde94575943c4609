import type { Endpoints } from '@sampan/contract'
import { normalised } from '@sampan/contract/normalised'
import { SHIPMENT_FILE_LIMITS } from '@sampan/contract/rules'
import type { z } from 'zod'
import { csvRows } from '../../../csv/csv-rows.ts'

type Reply = z.input<Endpoints['POST /api/admin/order/ship_file']['reply']>
type Fault = Reply['faults'][number]['fault']
/** A line of a shipment file: the contents of the line, or its error. */
export type ShipmentLine = { line: number; order_number: string } & (
  | { fault: Fault }
  | { fault?: never; carrier: string; tracking_number: string }
)

const COLUMNS = 3
const TEXT_LIMIT = 80
const NUMBER_PATTERN = /^\d{1,20}$/

/**
 * Reads a CSV file with order number, carrier and tracking number. A first line without an order number is a heading.
 * Spreadsheets write an order number as text with an apostrophe or as `="2026…"`.
 * @returns undefined when the file has too many lines.
 */
export async function readShipmentFile(csv: string): Promise<ShipmentLine[] | undefined> {
  const found = await csvRows(normalised(csv), 1, SHIPMENT_FILE_LIMITS.lines + 1)
  const rows = found.map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }))
  const [first, ...others] = rows
  if (!first) return []
  const lines = NUMBER_PATTERN.test(numberOf(first.cells[0])) ? rows : others
  if (lines.length > SHIPMENT_FILE_LIMITS.lines) return undefined
  const seen = new Set<string>()
  return lines.map(({ line, cells }) => {
    const order_number = numberOf(cells[0])
    const [, carrier = '', tracking_number = ''] = cells
    const isTwice = seen.has(order_number)
    seen.add(order_number)
    const fault = faultOf(cells, order_number, isTwice)
    return fault
      ? { line, order_number, fault }
      : { line, order_number, carrier, tracking_number: bare(tracking_number) }
  })
}

function faultOf(cells: string[], order_number: string, isTwice: boolean): Fault | undefined {
  const [, carrier = '', tracking_number = ''] = cells
  if (cells.length < COLUMNS || cells.slice(COLUMNS).some((cell) => cell !== '')) return 'columns'
  if (!NUMBER_PATTERN.test(order_number)) return 'number'
  if (isTwice) return 'twice'
  if (!carrier || carrier.length > TEXT_LIMIT) return 'carrier'
  const number = bare(tracking_number)
  // A number like 1.23457E+11 was rounded by a spreadsheet, so it is invalid.
  if (!number || number.length > TEXT_LIMIT || /^\d+[.,]\d*E\+\d+$/i.test(number)) return 'tracking_number'
  return undefined
}

const bare = (cell: string) =>
  cell
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim()
const numberOf = (cell = '') => bare(cell).replace(/\s/g, '').slice(0, TEXT_LIMIT)
