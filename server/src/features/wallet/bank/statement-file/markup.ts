import { Parser } from 'htmlparser2'
import { eventLoopYielder } from '../../../../background/event-loop-yielder.ts'

/** `text` is the element's own text. Names have neither prefixes nor lower case in OFX. */
export type Element = { name: string; attributes: Readonly<Record<string, string>>; text: string; children: Element[] }

/** Thrown for a document type, which could define entities and external files; for a cut or too deeply nested file. */
export class BadMarkup extends Error {
  readonly fault: 'doctype' | 'broken'
  constructor(fault: BadMarkup['fault']) {
    super(fault)
    this.fault = fault
  }
}

/** Statements have at most twenty levels. The time of the parser is quadratic in the depth. */
const DEPTH_LIMIT = 100
const TEXT_LIMIT = 2_000
const PIECE_LENGTH = 32_000

type MarkupRules = {
  /** Elements that are passed to `read` with all their children. Others are not stored. */
  whole: ReadonlySet<string>
  read: (element: Element) => void
  /** OFX 1 (SGML) leaves out the end of elements without children. */
  hasOpenEnds?: boolean
}

/**
 * Reads XML or SGML piece by piece. Only the five entities of XML and numbers of characters are decoded: the parser
 * knows no document types, so entities cannot expand, and nothing is loaded.
 * @throws BadMarkup
 */
export async function readMarkup(text: string, { whole, read, hasOpenEnds = false }: MarkupRules): Promise<void> {
  let depth = 0
  let root: string | undefined
  let is_over = false
  const elements: Element[] = []
  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (/^!doctype|^!entity/i.test(name)) throw new BadMarkup('doctype')
      },
      onopentag(tag, attributes) {
        const name = localName(tag, hasOpenEnds)
        if (is_over) throw new BadMarkup('broken')
        root ??= name
        if (++depth > DEPTH_LIMIT) throw new BadMarkup('broken')
        const parent = elements.at(-1)
        if (!parent && !whole.has(name)) return
        const element: Element = { name, attributes, text: '', children: [] }
        parent?.children.push(element)
        elements.push(element)
      },
      ontext(data) {
        const element = elements.at(-1)
        if (element && element.text.length < TEXT_LIMIT) element.text += data
      },
      onclosetag(tag, isImplied) {
        depth -= 1
        const name = localName(tag, hasOpenEnds)
        // `<a/>` is an end, too.
        const is_missing = isImplied && text[parser.endIndex - 1] !== '/'
        if (is_missing && (!hasOpenEnds || name === root)) throw new BadMarkup('broken')
        is_over ||= name === root && depth === 0
        const element = elements.pop()
        if (element && elements.length === 0) read(element)
      },
    },
    { xmlMode: true },
  )
  const yieldIfDue = eventLoopYielder()
  for (let at = 0; at < text.length; at += PIECE_LENGTH) {
    parser.write(text.slice(at, at + PIECE_LENGTH))
    await yieldIfDue()
  }
  parser.end()
  if (!is_over) throw new BadMarkup('broken')
}

const localName = (tag: string, isUpper: boolean) => {
  const name = tag.slice(tag.indexOf(':') + 1)
  return isUpper ? name.toUpperCase() : name
}

/** The first element at the end of a path of names. */
export function at(element: Element | undefined, ...path: readonly string[]): Element | undefined {
  return path.reduce<Element | undefined>(
    (parent, name) => parent?.children.find((child) => child.name === name),
    element,
  )
}
export const textAt = (element: Element | undefined, ...path: readonly string[]): string =>
  at(element, ...path)?.text.trim() ?? ''

/** All elements of a name inside an element, in their sequence. */
export function allInside(element: Element, name: string): Element[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : allInside(child, name)))
}
