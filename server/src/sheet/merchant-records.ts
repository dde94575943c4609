import { Parser } from 'htmlparser2'
import { Refusal } from '../refusal/refusal.ts'
import { CELLS_LIMIT, NoSheet, TooWide } from './sheet-limits.ts'

/** Elements of a feed that hold one product: of RSS 2.0 and of Atom. */
const ITEMS = new Set(['item', 'entry'])
/** The separator of values that an item repeats, such as additional pictures. */
const SEPARATOR = ' '

/**
 * The items of a Google Merchant feed as records: the first has the names of the elements without their prefix.
 * Entities of a document type are never expanded, and a feed that declares any is refused.
 * @throws NoSheet; TooWide; Refusal text_unreadable.
 */
export function* merchantRecords(file: Uint8Array): Generator<string[]> {
  const items: Map<string, string>[] = []
  const names = new Set<string>()
  const path: string[] = []
  let item: Map<string, string> | undefined
  let text = ''
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        path.push(name)
        if (path.length > DEPTH_LIMIT) throw new NoSheet('too deep')
        if (ITEMS.has(name)) item = new Map()
        if (item && attributes.href !== undefined) text = attributes.href
        else text = ''
      },
      ontext(part) {
        if (item) text += part
      },
      onclosetag(name) {
        path.pop()
        if (!item) return
        if (ITEMS.has(name)) {
          items.push(item)
          item = undefined
          return
        }
        const field = name.replace(/^\w+:/, '')
        if (text.trim() === '') return
        names.add(field)
        if (names.size > CELLS_LIMIT) throw new TooWide()
        const before = item.get(field)
        item.set(field, before === undefined ? text.trim() : `${before}${SEPARATOR}${text.trim()}`)
        text = ''
      },
      onprocessinginstruction(name, data) {
        if (/^!doctype/i.test(name) && data.includes('[')) throw new NoSheet('a document type with declarations')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(textOf(file))
  if (items.length === 0) throw new NoSheet('a feed without items')
  yield [...names]
  for (const one of items) yield [...names].map((name) => one.get(name) ?? '')
}

const DEPTH_LIMIT = 50

/** The text in the encoding that its byte order mark or its XML declaration names; UTF-8 otherwise. */
function textOf(file: Uint8Array): string {
  const [first, second] = file
  const mark =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined
  const named = /^[^>]{0,200}?encoding=["']([\w.:-]{1,40})["']/.exec(
    Buffer.from(file.subarray(0, 300)).toString('latin1'),
  )
  try {
    return new TextDecoder(mark ?? named?.[1] ?? 'utf-8', { fatal: true }).decode(file)
  } catch {
    throw new Refusal('text_unreadable')
  }
}
