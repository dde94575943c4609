export type CsvRow = { line: number; cells: string[] }

/**
 * The rows of a CSV text (RFC 4180), each with the number of its first line, for files that are small enough to be read as
 * one text. Lenient: what follows a quoted cell belongs to it, and a cell that is never closed ends with the text.
 * @param first_lines in how many lines the separator is looked for: a comma, semicolon or tab, whichever stands there most often.
 */
export function csvRows(text: string, first_lines: number): CsvRow[] {
  const bare = text.replace(/^\uFEFF/, '')
  const separator = separatorIn(bare.split('\n', first_lines).join('\n'))
  const rows: CsvRow[] = []
  let [cells, cell, isQuoted, line, begun_at] = [[] as string[], '', false, 1, 1]
  const endRow = () => {
    rows.push({ line: begun_at, cells: [...cells, cell] })
    cells = []
    cell = ''
  }
  for (let at = 0; at < bare.length; at++) {
    const letter = bare[at]
    if (letter === '\n') line++
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (bare[at + 1] === '"') cell += bare[at++]
      else isQuoted = false
    } else if (letter === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (letter === separator) {
      cells.push(cell)
      cell = ''
    } else if (letter === '\n') {
      endRow()
      begun_at = line
    } else if (letter !== '\r') cell += letter
  }
  if (cell !== '' || cells.length > 0) endRow()
  return rows
}

function separatorIn(text: string): string {
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: text.split(sign).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ','
}
