import {
  areRounded,
  bareCell,
  isCarrierName,
  isDate,
  isForeignOrder,
  isRounded,
  isScientific,
  isShopOrderNumber,
  isTrackingNumber,
  looksLikeTracking,
  orderNumberIn,
  PARCEL_TEXT_LIMIT,
} from './shipment-cells.ts'
import {
  columnsByContents,
  columnsByHand,
  headingIn,
  headingOf,
  type IsOrder,
  namedColumns,
  type ShipmentColumns,
  type ShipmentHeadings,
  type ShipmentRow,
  usedHeadings,
} from './shipment-columns.ts'

/**
 * `columns`: the columns cannot be told apart, so a heading is needed. `carrier_number`: the carrier looks like a
 * tracking number. `not_tracking`: a date, an amount or a word instead of a tracking number. `swapped`: the carrier is in
 * the column of the tracking number, and the number in the carrier's. `rounded`: a spreadsheet
 * wrote `1.23E+11`. `cells`: more cells than headings, or a quotation mark that joins lines. `several`: several tracking numbers for one order. `twice`: an earlier line has the order.
 */
export const SHIPMENT_LINE_FAULTS = [
  'columns',
  'number',
  'carrier',
  'carrier_number',
  'tracking_number',
  'not_tracking',
  'swapped',
  'rounded',
  'cells',
  'several',
  'twice',
] as const
export type ShipmentLineFault = (typeof SHIPMENT_LINE_FAULTS)[number]

/** A text that the line lacks is empty. `cell`: the text that cannot be used. */
export type ShipmentLine = {
  line: number
  order_number: string
  carrier: string
  tracking_number: string
  fault?: ShipmentLineFault
  cell?: string
}
/** `heading`: index of the row with the headings, -1 if there is none. `columns`: the headings that were used. */
export type ShipmentLines = {
  lines: ShipmentLine[]
  hasOrders: boolean
  heading: number
  columns: Partial<ShipmentHeadings>
}

const ORDER_NUMBER = /^\d{1,20}$/
const EMPTY = { order_number: '', carrier: '', tracking_number: '' }

/**
 * Reads rows with order number, carrier and tracking number. Columns are those `by_hand`, or found by their heading, or
 * by their contents if there is none. Rows above and in the heading are left out; all others are returned, with a fault if they cannot
 * be used.
 */
export function readShipmentLines(
  all: readonly ShipmentRow[],
  isOrder: IsOrder = isShopOrderNumber,
  by_hand?: ShipmentHeadings,
): ShipmentLines {
  const rows = all.map((row) => withCells(row, isOrder))
  const heading = by_hand ? headingOf(rows, by_hand) : headingIn(rows, isOrder)
  const body = rows.slice(heading + 1)
  const headings = rows[heading]?.cells ?? []
  const columns = by_hand
    ? columnsByHand(headings, by_hand)
    : heading === -1
      ? columnsByContents(body, isOrder)
      : namedColumns(headings, body, isOrder)
  if (!columns) {
    const numberIn = ({ cells }: ShipmentRow) => cells.map(orderNumberIn).find(isOrder) ?? ''
    const lines = body.map((row) => ({
      ...EMPTY,
      line: row.line,
      order_number: numberIn(row),
      fault: 'columns' as const,
    }))
    return { lines, hasOrders: lines.some(({ order_number }) => order_number !== ''), heading, columns: {} }
  }
  const hasOrders = columns.order !== undefined
  const roundedIn = roundedColumns(body, columns)
  const width = rows[heading]?.cells.length
  const lines = withoutUnknownHeading(
    body.map((row) => withCellFault(readLine(row, columns, isOrder), row, { width, roundedIn, has_order: hasOrders })),
    heading === -1,
  )
  return { lines: hasOrders ? withTwice(lines) : lines, hasOrders, heading, columns: usedHeadings(headings, columns) }
}

type ColumnIndex = number
type CellRules = {
  /** Number of headings. */
  width: number | undefined
  roundedIn: readonly ColumnIndex[]
  has_order: boolean
}

/** The columns whose numbers a spreadsheet rounded. */
const roundedColumns = (body: readonly ShipmentRow[], { order, trackings }: ShipmentColumns): ColumnIndex[] =>
  [...(order === undefined ? [] : [order]), ...trackings].filter((at) =>
    areRounded(body.map(({ cells }) => bareCell(cells[at]))),
  )

/** The line with a fault if its cells are of several lines, belong to no heading, or were rounded. */
function withCellFault(line: ShipmentLine, row: ShipmentRow, { width, roundedIn, has_order }: CellRules): ShipmentLine {
  const { cells, is_torn = false } = row
  if (is_torn || (width !== undefined && cells.slice(width).some((cell) => cell.trim() !== '')))
    return { ...line, fault: 'cells', cell: cells.join(' ').replace(/\s+/g, ' ').slice(0, PARCEL_TEXT_LIMIT) }
  // Without a column of orders, lines belong to orders by their sequence: another number of an order contradicts it.
  const order = has_order ? undefined : cells.map(bareCell).find((cell) => isScientific(cell) || isForeignOrder(cell))
  if (order !== undefined && !line.fault)
    return { ...line, fault: isScientific(order) ? 'rounded' : 'number', cell: order.slice(0, PARCEL_TEXT_LIMIT) }
  const roundedNumber = roundedIn.map((at) => bareCell(cells[at])).find((cell) => /^\d{16,}$/.test(cell))
  return roundedNumber === undefined || line.fault ? line : { ...line, fault: 'rounded', cell: roundedNumber }
}

/** Without a known heading, a first line that is no parcel above lines that are is a heading. */
const withoutUnknownHeading = (lines: ShipmentLine[], hasNoHeading: boolean): ShipmentLine[] =>
  hasNoHeading && lines[0]?.fault !== undefined && /^\D+$/.test(lines[0].cell ?? '') && lines[1]?.fault === undefined
    ? lines.slice(1)
    : lines

/**
 * The second parcel of an order is a fault. Exports of shops have a line per item of an order: further lines without a
 * number, or with the same one, are left out.
 */
function withTwice(lines: readonly ShipmentLine[]): ShipmentLine[] {
  const orders = new Map<string, string>()
  return lines.flatMap((line): ShipmentLine[] => {
    const { order_number, tracking_number } = line
    const first = orders.get(order_number)
    if (first !== undefined && (tracking_number === '' || tracking_number === first)) return []
    if (first !== undefined) return [{ ...line, fault: 'twice', cell: tracking_number }]
    if (!line.fault) orders.set(order_number, tracking_number)
    return [line]
  })
}

function readLine({ line, cells }: ShipmentRow, columns: ShipmentColumns, isOrder: IsOrder): ShipmentLine {
  const cellAt = (index: number | undefined) => (index === undefined ? '' : bareCell(cells[index]))
  const order = cellAt(columns.order)
  const carrier = cellAt(columns.carrier)
  const trackings = columns.trackings.map(cellAt).filter((cell) => cell !== '')
  const tracking_number = trackings[0] ?? ''
  const shipment = { line, order_number: orderNumberIn(order), carrier, tracking_number }
  if (columns.order !== undefined) {
    if (isRounded(order)) return { ...shipment, fault: 'rounded', cell: order }
    if (!ORDER_NUMBER.test(shipment.order_number) && !isOrder(shipment.order_number))
      return { ...shipment, fault: 'number', cell: order }
  }
  const fault = parcelFault(carrier, trackings)
  return fault ? { ...shipment, ...fault } : shipment
}

/** Shops write several tracking numbers in a cell with commas, semicolons or line breaks. */
const SEPARATORS = /[,;|\n\u3001\uff0c\uff1b]/
/** Other signs between numbers, which may also be part of one: `1234 5678 9012`. */
const WEAK_SEPARATORS = /[\s/&+\u30fb]+/
/** A text with this many digits is a whole tracking number, not a group of its digits. */
const WHOLE_DIGITS = 9

function numbersIn(cell: string): string[] {
  return cell.split(SEPARATORS).flatMap((part) => {
    const numbers = part.split(WEAK_SEPARATORS).filter((word) => word.replace(/\D/g, '').length >= WHOLE_DIGITS)
    return numbers.length > 1 ? numbers : part.trim() || []
  })
}

function parcelFault(carrier: string, trackings: readonly string[]): Pick<ShipmentLine, 'fault' | 'cell'> | undefined {
  if (trackings.length === 0) return { fault: 'tracking_number' }
  const roundedNumber = trackings.find(isRounded)
  if (roundedNumber !== undefined) return { fault: 'rounded', cell: roundedNumber }
  const wrong = trackings.find((cell) => !isTrackingNumber(cell))
  if (wrong !== undefined && isCarrierName(wrong) && !isCarrierName(carrier) && looksLikeTracking(carrier))
    return { fault: 'swapped', cell: wrong.slice(0, PARCEL_TEXT_LIMIT) }
  if (wrong !== undefined) return { fault: 'not_tracking', cell: wrong.slice(0, PARCEL_TEXT_LIMIT) }
  const numbers = [...new Set(trackings.flatMap(numbersIn))]
  if (numbers.length > 1) return { fault: 'several', cell: numbers.join(', ').slice(0, PARCEL_TEXT_LIMIT) }
  if (carrier !== '' && !isCarrierName(carrier))
    return { fault: 'carrier_number', cell: carrier.slice(0, PARCEL_TEXT_LIMIT) }
  return carrier.length > PARCEL_TEXT_LIMIT
    ? { fault: 'carrier', cell: carrier.slice(0, PARCEL_TEXT_LIMIT) }
    : undefined
}

/** A line of plain text, such as `2026… DHL Express 123`, as order number, carrier and tracking number. */
function withCells(row: ShipmentRow, isOrder: IsOrder): ShipmentRow {
  const [cell = '', ...others] = row.cells
  if (others.some((one) => one.trim() !== '')) return row
  const words = bareCell(cell).split(/[\s:]+/)
  if (words.length < 2) return row
  const order = words.findIndex((word) => isOrder(orderNumberIn(word)))
  if (order !== 0 && order !== words.length - 1) return row
  const rest = words.filter((_, at) => at !== order)
  const digits = rest.findIndex((word) => /\d/.test(word))
  if (digits === -1 || rest.slice(digits).some((word) => !/\d/.test(word) || isDate(word))) return row
  return {
    line: row.line,
    cells: [words[order] ?? '', rest.slice(0, digits).join(' '), rest.slice(digits).join(' ')],
  }
}
