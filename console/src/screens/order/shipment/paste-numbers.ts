/**
 * Tracking numbers of a pasted column, in order. If there are several columns, the last one is used, because carriers'
 * lists have the order before the number. @returns undefined for a single number, which the field accepts by itself.
 */
export function numbersIn(pasted: string): string[] | undefined {
  const lines = pasted.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  if (lines.length < 2) return undefined
  return lines.map((line) => (line.split('\t').at(-1) ?? '').trim().replace(/^"(.*)"$/, '$1'))
}
