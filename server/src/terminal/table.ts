const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]/u
const MARK = /\p{M}/u

/**
 * The width of a text in a terminal: two columns for Chinese, Japanese and Korean characters, none for combining marks.
 */
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (MARK.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1), 0)

/**
 * Replaces control and format characters, because shoppers wrote some of this text, and it must not control the
 * terminal or reverse the line.
 */
const harmless = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '\u{fffd}')

type Column = { title: string; right?: boolean }

/** Formats rows with a header, with columns as wide as needed. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => row.map(harmless))]
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => widthOf(row[index] ?? ''))))
  const lines = cells.map((row) =>
    columns
      .map(({ right }, index) => pad(row[index] ?? '', widths[index] ?? 0, right))
      .join('  ')
      .trimEnd(),
  )
  return lines.join('\n')
}

function pad(text: string, width: number, right = false): string {
  const space = ' '.repeat(width - widthOf(text))
  return right ? space + text : text + space
}
