import { csvOf } from '@sampan/contract/csv-text'
import type { LabelLayout } from './label.ts'

/** Replaces a character that the encoding lacks. People notice it on a label, unlike a wrong character. */
const REPLACEMENT = '〓'
/** Characters that the encoding has under another number. */
const SAME: Readonly<Record<string, string>> = {
  '\u301C': '～',
  '\u2212': '－',
  '\u2014': '―',
  '\u2016': '∥',
  '\u00A5': '￥',
}

let cached_table: ReadonlyMap<string, number[]> | undefined

/** The bytes of the characters in Shift JIS, from the platform's decoder. The first bytes of a character are kept. */
function shiftJisTable(): ReadonlyMap<string, number[]> {
  if (cached_table) return cached_table
  const decoder = new TextDecoder('shift_jis')
  const table = new Map<string, number[]>()
  const add = (...bytes: number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes))
    if ([...text].length === 1 && text !== '\uFFFD' && !table.has(text)) table.set(text, bytes)
  }
  for (let byte = 0; byte < 256; byte++) add(byte)
  for (let lead = 0x81; lead < 0xfd; lead++) for (let trail = 0x40; trail < 0xfd; trail++) add(lead, trail)
  cached_table = table
  return table
}

/** Whether the encoding has all characters of a text. */
export const isEncodable = (text: string, encoding: LabelLayout['encoding']): boolean =>
  encoding === 'utf-8' || [...text].every((sign) => shiftJisTable().has(SAME[sign] ?? sign))

/** A file of rows. UTF-8 begins with a byte order mark, from which Excel recognises it. */
export function fileOf(rows: readonly (readonly string[])[], encoding: LabelLayout['encoding']): Buffer {
  const text = csvOf(rows)
  if (encoding === 'utf-8') return Buffer.from(text)
  const table = shiftJisTable()
  const bytesOf = (sign: string) => table.get(SAME[sign] ?? sign) ?? table.get(REPLACEMENT) ?? []
  return Buffer.from([...text.replace(/^\uFEFF/, '')].flatMap(bytesOf))
}
