import type { FileCurrency } from '@sampan/contract/rules'
import { IMPORT_COLUMNS } from '../../src/features/catalogue/import/import-line.ts'
import { type NumberedRecord, splitAtHeadings } from '../../src/features/catalogue/import/system/heading-rows.ts'
import { systemOf, targetsOf } from '../../src/features/catalogue/import/system/headings.ts'
import { MagentoLinks } from '../../src/features/catalogue/import/system/magento-links.ts'
import type { Translation } from '../../src/features/catalogue/import/system/product-lines.ts'
import { Translator } from '../../src/features/catalogue/import/system/translator.ts'
import { sheetRecords } from '../../src/sheet/sheet-records.ts'

async function* inOnePiece(bytes: Uint8Array) {
  yield bytes
}

/** The lines of a file of another system, mapped as its headings suggest. */
export async function linesOf(file: string | Uint8Array, currency: FileCurrency = 'USD') {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const rows: NumberedRecord[] = []
  let number = 0
  for await (const record of sheetRecords(inOnePiece(bytes), IMPORT_COLUMNS)) {
    number += 1
    if (record.some((cell) => cell.trim())) rows.push({ number, record })
  }
  const { header, rest } = splitAtHeadings(rows, IMPORT_COLUMNS)
  const headings = header?.record ?? []
  const system = systemOf(headings)
  const columns = targetsOf(headings, system)
  const mapping = { columns: [...columns], shop_id: 'harbour', category: 'toys', currency }
  const sheet = { system, headings, mapping }
  const sources = rest.map(({ number: line, record }) => ({ line, cells: record }))
  const links = new MagentoLinks(sheet)
  for (const source of sources) links.read(source)
  const translator = new Translator(sheet, system === 'magento' ? links : undefined)
  const parts: Translation[] = sources.map((source) => translator.push(source))
  parts.push(translator.end())
  return {
    system,
    columns,
    lines: parts.flatMap(({ lines }) => lines.map(({ line, cells, faults }) => ({ ...cells, line, faults }))),
    notes: parts.flatMap(({ notes }) => notes.map(({ note }) => note)),
  }
}
