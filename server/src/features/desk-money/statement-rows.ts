/** Banks write their name and the account above the headings. */
export const LINES_ABOVE_HEADINGS = 20

export type Row = { line: number; cells: string[] }

/** The rows of a CSV text, each with the number of its first line. */
export function rowsOf(text: string): Row[] {
  const separator = separatorOf(text)
  const rows: Row[] = []
  let [cells, cell, isQuoted, line, begun_at] = [[] as string[], '', false, 1, 1]
  const endRow = () => {
    rows.push({ line: begun_at, cells: [...cells, cell] })
    cells = []
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (letter === '\n') line++
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') cell += text[at++]
      else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === separator) {
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

/** The separator that stands most often in the first lines. */
function separatorOf(text: string): string {
  const first = text.split('\n', LINES_ABOVE_HEADINGS).join('\n')
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ','
}
