import {
  bareCell,
  isCarrierName,
  isShopOrderNumber,
  looksLikeTracking,
  orderNumberIn,
  PARCEL_TEXT_LIMIT,
} from './shipment-cells.ts'
import { columnOf } from './shipment-headings.ts'

export type ShipmentRow = { line: number; cells: readonly string[]; is_torn?: true }
/** Recognises the numbers of orders. */
export type IsOrder = (number: string) => boolean
/** Indexes of the columns. A file may have several columns with tracking numbers. */
export type ShipmentColumns = { order?: number; carrier?: number; trackings: number[] }

/** The headings of the columns that an operator chose. */
export type ShipmentHeadings = { order: string; tracking: string; carrier?: string | undefined }

/** A heading may be below the name of a report. */
const ROWS_ABOVE_HEADING = 10
/** Contents are recognised in the first rows and columns; a file has up to a thousand rows of a hundred cells. */
const SAMPLE_ROWS = 100
const SAMPLE_COLUMNS = 40
/** Share of the cells of a column that have to look alike. */
const MOST = 0.8

const columnNamed = (cell: string) => columnOf(bareCell(cell).slice(0, PARCEL_TEXT_LIMIT))
const hasOrder = ({ cells }: ShipmentRow, isOrder: IsOrder) => cells.some((cell) => isOrder(orderNumberIn(cell)))

/** Index of the row that names columns, -1 if there is none. A row with an order number is no heading. */
export function headingIn(rows: readonly ShipmentRow[], isOrder: IsOrder = isShopOrderNumber): number {
  const first = rows.slice(0, ROWS_ABOVE_HEADING)
  const end = first.findIndex((row) => hasOrder(row, isOrder))
  return first
    .slice(0, end === -1 ? undefined : end)
    .findIndex(({ cells }) => cells.some((cell) => !['order?', undefined].includes(columnNamed(cell))))
}

/** The columns that a heading names. @returns undefined if none has tracking numbers. */
export function namedColumns(
  headings: readonly string[],
  body: readonly ShipmentRow[],
  isOrder: IsOrder,
): ShipmentColumns | undefined {
  const names = headings.map(columnNamed)
  const indexes = (name: (typeof names)[number]) => names.flatMap((one, at) => (one === name ? [at] : []))
  const isFilled = (at: number) => body.some(({ cells }) => isOrder(orderNumberIn(cells[at] ?? '')))
  const orders = indexes('order')
  const order = [...orders, ...indexes('order?'), ...indexes(undefined)].find(isFilled) ?? orders[0]
  const carrier = indexes('carrier')[0]
  const trackings = indexes('tracking')
  if (trackings.length === 0) return undefined
  return { ...(order !== undefined && { order }), ...(carrier !== undefined && { carrier }), trackings }
}

/** The columns by their contents. @returns undefined if two columns may have the tracking numbers or the carriers. */
export function columnsByContents(rows: readonly ShipmentRow[], isOrder: IsOrder): ShipmentColumns | undefined {
  // A first row without digits may be a heading in another language.
  const from = rows[0]?.cells.some((cell) => /\d/.test(cell)) ? 0 : 1
  const sample = rows.slice(from, from + SAMPLE_ROWS)
  const width = Math.min(SAMPLE_COLUMNS, Math.max(0, ...sample.map(({ cells }) => cells.length)))
  const columns = Array.from({ length: width }, (_, at) => {
    const cells = sample.map((row) => bareCell(row.cells[at])).filter((cell) => cell !== '')
    const share = (test: (cell: string) => boolean) => cells.filter(test).length / Math.max(1, cells.length)
    return {
      at,
      isOrder: share((cell) => isOrder(orderNumberIn(cell))) >= 0.5,
      isTracking: share(looksLikeTracking) >= MOST,
      isCarrier: share(isCarrierName) >= MOST,
    }
  })
  const order = columns.find((column) => column.isOrder)?.at
  const others = columns.filter((column) => !column.isOrder)
  const possible = others.filter(({ isTracking }) => isTracking)
  // A short number with a letter may be a carrier such as 4PX: another column with longer numbers is preferred.
  const sure = possible.filter(({ isCarrier }) => !isCarrier)
  const [tracking, second] = sure.length > 0 ? sure : possible
  const carriers = others.filter(({ at, isCarrier }) => isCarrier && at !== tracking?.at)
  if (!tracking || second || carriers.length > 1) return undefined
  const carrier = carriers[0]?.at
  return {
    ...(order !== undefined && { order }),
    ...(carrier !== undefined && { carrier }),
    trackings: [tracking.at],
  }
}

const plain = (cell = '') => bareCell(cell).slice(0, PARCEL_TEXT_LIMIT).toLowerCase().replace(/\s+/g, ' ')
const indexIn = (headings: readonly string[], name: string) => headings.findIndex((cell) => plain(cell) === plain(name))

/** Index of the first row with the chosen headings, -1 if there is none. */
export const headingOf = (rows: readonly ShipmentRow[], by_hand: ShipmentHeadings): number =>
  rows.slice(0, ROWS_ABOVE_HEADING).findIndex(({ cells }) => columnsByHand(cells, by_hand) !== undefined)

/** The chosen columns. @returns undefined if one of their headings is missing. */
export function columnsByHand(
  headings: readonly string[],
  { order, tracking, carrier }: ShipmentHeadings,
): ShipmentColumns | undefined {
  const columns = { order: indexIn(headings, order), trackings: [indexIn(headings, tracking)] }
  const carrier_column = carrier === undefined ? undefined : indexIn(headings, carrier)
  if ([columns.order, ...columns.trackings, carrier_column].includes(-1)) return undefined
  return { ...columns, ...(carrier_column !== undefined && { carrier: carrier_column }) }
}

/** The headings of columns. A file without headings has none. */
export function usedHeadings(
  headings: readonly string[],
  { order, carrier, trackings }: ShipmentColumns,
): Partial<ShipmentHeadings> {
  const names = { order, carrier, tracking: trackings[0] }
  const entries = Object.entries(names).map(([name, at]) => [
    name,
    bareCell(headings[at ?? -1]).slice(0, PARCEL_TEXT_LIMIT),
  ])
  return Object.fromEntries(entries.filter(([, heading]) => heading !== ''))
}
