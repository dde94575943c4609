import type { Endpoints } from '@sampan/contract'
import { SHIPMENT_FILE_LIMITS } from '@sampan/contract/rules'
import type { z } from 'zod'

type Reply = z.input<Endpoints['POST /api/admin/order/ship_file']['reply']>
type Fault = Reply['faults'][number]['fault']
/** A line of a shipment file: with what it says, or what is wrong with it. */
export type ShipmentLine = { line: number; order_number: string } & (
  | { fault: Fault }
  | { fault?: never; carrier: string; tracking_number: string }
)

const COLUMNS = 3
const TEXT_LIMIT = 80
const NUMBER_PATTERN = /^\d{1,20}$/

/**
 * Reads a CSV file of order number, carrier and tracking number. Columns are parted by commas, semicolons or tabs,
 * whichever the first line has; a first line without an order number is a heading. Spreadsheets write an order number as
 * text with an apostrophe or as `="2026…"`.
 * @returns undefined when it has too many lines.
 */
export function readShipmentFile(csv: string): ShipmentLine[] | undefined {
  const rows = rowsOf(csv).filter(({ cells }) => cells.some((cell) => cell !== ''))
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
  // A spreadsheet has rounded it: 1.23457E+11.
  if (!number || number.length > TEXT_LIMIT || /^\d+[.,]\d*E\+\d+$/i.test(number)) return 'tracking_number'
  return undefined
}

const bare = (cell: string) =>
  cell
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim()
const numberOf = (cell = '') => bare(cell).replace(/\s/g, '').slice(0, TEXT_LIMIT)

/** The cells of RFC 4180, without blanks around them, and the line of the file where each row begins. */
function rowsOf(csv: string): { line: number; cells: string[] }[] {
  const text = csv.replace(/^\uFEFF/, '').normalize('NFC')
  const [head = ''] = text.split('\n')
  const separator = ['\t', ';', ','].find((one) => head.includes(one)) ?? ','
  const rows: { line: number; cells: string[] }[] = []
  let row: { line: number; cells: string[] } = { line: 1, cells: [] }
  let cell = ''
  let line = 1
  let isQuoted = false
  const endCell = () => {
    row.cells.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (sign === '\n') line += 1
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (sign === separator) endCell()
    else if (sign === '\n') {
      endCell()
      rows.push(row)
      row = { line, cells: [] }
    } else if (sign !== '\r') cell += sign
  }
  endCell()
  rows.push(row)
  return rows
}
