import type { Endpoints, InputOf } from '@sampan/contract'
import { zipSync } from 'fflate'
import { anImportDesk, sendCsv, workThrough } from '../import-world.ts'

type Mapping = Partial<InputOf<Endpoints['POST /api/admin/import/map']>['body']>

/** A desk (anImportDesk) that imports files of other systems, mapped as the shop suggests. */
export async function aForeignDesk() {
  const world = await anImportDesk()
  const { shop, desk } = world
  const sent = async (file: string | Uint8Array, file_name = 'products.csv') =>
    (await sendCsv(shop, desk, typeof file === 'string' ? file : Buffer.from(file), file_name)).data
  const read = async (import_id: string) =>
    (await desk.call('GET /api/admin/import/detail', { query: { import_id } })).data
  const mappingOf = async (import_id: string) =>
    (await desk.call('GET /api/admin/import/mapping', { query: { import_id } })).data
  /** Uploads and maps a file, and translates and checks its lines. */
  async function mapped(file: string | Uint8Array, change: Mapping = {}) {
    const { import_id } = await sent(file)
    const { columns, currency } = await mappingOf(import_id)
    const body = {
      import_id,
      columns: columns.map(({ target }) => target),
      shop_id: 'harbour',
      category: 'toys' as const,
      currency,
      ...change,
    }
    const { code, msg } = await desk.call('POST /api/admin/import/map', { body })
    if (code !== 1) throw new Error(msg)
    await workThrough(shop)
    return read(import_id)
  }
  async function done(import_id: string) {
    await world.apply(import_id, { leave_out_faulty: true })
    await workThrough(shop)
    return read(import_id)
  }
  return { ...world, sent, readImport: read, mappingOf, mapped, done }
}

const cellName = (column: number, row: number): string => {
  let [name, rest] = ['', column + 1]
  for (; rest > 0; rest = Math.floor((rest - 1) / 26)) name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  return `${name}${row}`
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const file = (text: string) => new TextEncoder().encode(text)

const DAY_MS = 86_400_000
/** Days from 1899-12-30, from which XLSX counts, to 1970-01-01. */
const DAYS_BEFORE_1970 = 25_569

/** An XLSX as spreadsheets save it: texts are shared, numbers are numbers, dates are numbers with a format. */
export function anXlsx(rows: readonly (readonly (string | number | Date)[])[], sheet_name = 'Products'): Uint8Array {
  const texts: string[] = []
  const cell = (value: string | number | Date, column: number, row: number) => {
    if (value instanceof Date)
      return `<c r="${cellName(column, row)}" s="1"><v>${value.getTime() / DAY_MS + DAYS_BEFORE_1970}</v></c>`
    if (typeof value === 'number') return `<c r="${cellName(column, row)}"><v>${value}</v></c>`
    return `<c r="${cellName(column, row)}" t="s"><v>${texts.push(value) - 1}</v></c>`
  }
  const data = rows
    .map(
      (cells, at) => `<row r="${at + 1}">${cells.map((value, column) => cell(value, column, at + 1)).join('')}</row>`,
    )
    .join('')
  return zipSync({
    '[Content_Types].xml': file('<Types/>'),
    'xl/workbook.xml': file(
      `<workbook><sheets><sheet name="old" state="hidden" r:id="rId1"/><sheet name="${sheet_name}" r:id="rId2"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': file(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
    ),
    'xl/styles.xml': file(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-409]d&quot;.&quot;mmm yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    ),
    'xl/worksheets/sheet1.xml': file(
      '<worksheet><sheetData><row r="1"><c r="A1"><v>0</v></c></row></sheetData></worksheet>',
    ),
    'xl/worksheets/sheet2.xml': file(`<worksheet><sheetData>${data}</sheetData></worksheet>`),
    'xl/sharedStrings.xml': file(`<sst>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`),
  })
}
