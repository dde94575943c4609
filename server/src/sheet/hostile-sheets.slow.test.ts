import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { anXlsx } from '../../testing/import/foreign-import-world.ts'
import { NoSheet, TooLarge, TooWide } from './sheet-limits.ts'
import { sheetRecords } from './sheet-records.ts'

const text = (value: string) => new TextEncoder().encode(value)
async function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}
async function countOf(bytes: Uint8Array): Promise<number> {
  let count = 0
  for await (const record of sheetRecords(inPieces(bytes), [])) count += record.length > 0 ? 1 : 0
  return count
}
const MB = 1024 * 1024
/** Bytes of memory that reading takes at most. */
async function memoryOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 5)
  await work().finally(() => clearInterval(timer))
  return Math.max(most, process.memoryUsage().rss) - before
}

const sheet = (rows: string) => ({
  'xl/worksheets/sheet1.xml': text(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
})

test('a bomb of a gigabyte in an XLSX is refused with bounded memory', async () => {
  const bomb = zipSync({ 'xl/sharedStrings.xml': new Uint8Array(600 * MB), ...sheet('') }, { level: 6 })
  expect(bomb.length).toBeLessThan(MB)
  expect(await memoryOf(() => expect(countOf(bomb)).rejects.toThrow(TooLarge))).toBeLessThan(200 * MB)
})

test('a million columns, rows behind a million empty rows, and a damaged archive are refused', async () => {
  const wide = zipSync(sheet(`<row r="1"><c r="BDWGN1"><v>1</v></c></row>`))
  await expect(countOf(wide)).rejects.toThrow(TooWide)
  const long = zipSync(
    sheet(`<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>1</v></c></row>`),
  )
  await expect(countOf(long)).rejects.toThrow(TooLarge)
  const formatted = Array.from({ length: 100_000 }, (_, at) => `<row r="${at + 2}"/>`).join('')
  expect(await countOf(zipSync(sheet(`<row r="1"><c r="A1"><v>1</v></c></row>${formatted}`)))).toBe(1)
  const whole = anXlsx([
    ['a', 'b'],
    ['c', 1],
  ])
  await expect(countOf(whole.subarray(0, whole.length / 2))).rejects.toThrow(NoSheet)
  await expect(countOf(text(`${'a,'.repeat(1_000_000)}\n`))).rejects.toThrow(TooWide)
})

test('entities of a document type are neither expanded nor read from files', async () => {
  const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
  const bomb = text(
    `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "lol">${levels}]><rss><item><title>&l9;</title></item></rss>`,
  )
  await expect(countOf(bomb)).rejects.toThrow(NoSheet)
  const plain = text('<rss><channel><item><title>&l9;&file;</title></item></channel></rss>')
  const records: string[][] = []
  for await (const record of sheetRecords(inPieces(plain), [])) records.push(record)
  expect(records).toEqual([['title'], ['&l9;&file;']])
  const deep = text(`<rss>${'<a>'.repeat(100_000)}`)
  await expect(countOf(deep)).rejects.toThrow(NoSheet)
})
