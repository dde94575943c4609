// Parser for the texts of help pages, legal pages and products. The shop displays them, the operators' desk previews help and law.

/**
 * Bold text, or a link. A link text has no brackets: otherwise matching a text made only of brackets would take
 * quadratic time.
 */
const INLINE = /\*\*(.+?)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g
const LINK = /^(https?:\/\/|mailto:)/i
const ITEM = '- '

export type TextRun = { kind: 'plain' | 'bold'; text: string } | { kind: 'link'; text: string; address: string }
export type ArticleBlock = { kind: 'paragraph' | 'list'; lines: TextRun[][] }

/** Replaces placeholders such as `{order_expiry}` with the times of the settings. Unknown placeholders stay. */
export const withTimes = (text: string, times: Record<string, string>): string =>
  text.replace(/\{([a-z_]+)\}/g, (mark, name: string) => (Object.hasOwn(times, name) ? (times[name] ?? mark) : mark))

/**
 * The subset of Markdown that the shop's texts use: paragraphs, lists, bold text, and links to http(s) and mailto.
 * Everything else, including HTML, is literal text. A paragraph is one line.
 */
export const articleBlocks = (text: string): ArticleBlock[] =>
  text.split(/\n{2,}/).map((block) => {
    const text = block.trim()
    const lines = text.split('\n')
    if (!lines.every((line) => line.startsWith(ITEM))) return { kind: 'paragraph', lines: [runsIn(text)] }
    return { kind: 'list', lines: lines.map((line) => runsIn(line.slice(ITEM.length))) }
  })

function runsIn(text: string): TextRun[] {
  let end = 0
  const runs = [...text.matchAll(INLINE)].flatMap((match): TextRun[] => {
    const before = text.slice(end, match.index)
    end = match.index + match[0].length
    return [{ kind: 'plain', text: before }, markedRun(match)]
  })
  const all: TextRun[] = [...runs, { kind: 'plain', text: text.slice(end) }]
  return all.filter((run) => run.text !== '')
}

function markedRun([whole, bold, text = '', address = '']: RegExpExecArray): TextRun {
  if (bold !== undefined) return { kind: 'bold', text: bold }
  return LINK.test(address) ? { kind: 'link', text, address } : { kind: 'plain', text: whole }
}

/** The text without markup, for search. */
export const plainArticle = (text: string): string => text.replace(INLINE, '$1$2')
