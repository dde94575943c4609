import { BadMarkup, type Element, readMarkup } from './markup.ts'
import { noStatement, type Statement, type StatementFormat } from './statement.ts'
import { assertShort, type Entry } from './statement-entry.ts'

type ElementsOf = {
  whole: ReadonlySet<string>
  /** The element that every statement of the format has. */
  root: string
  entries: readonly Entry[]
  read: (element: Element) => void
  statement: () => Statement
  hasOpenEnds?: boolean
}

/**
 * Reads a statement in XML or SGML. A file of another kind, with a document type, or with a missing end has a fault.
 * @throws Refusal statement_too_long.
 */
export async function readElements(format: StatementFormat, text: string, of: ElementsOf): Promise<Statement> {
  try {
    await readMarkup(text, {
      whole: of.whole,
      hasOpenEnds: of.hasOpenEnds ?? false,
      read(element) {
        of.read(element)
        assertShort(of.entries)
      },
    })
  } catch (error) {
    if (error instanceof BadMarkup) return noStatement(format, error.fault)
    throw error
  }
  return new RegExp(`<(?:\\w+:)?${of.root}[\\s>]`, 'i').test(text)
    ? of.statement()
    : noStatement(format, 'no_statement')
}
