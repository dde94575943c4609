/**
 * Tracking numbers of a pasted column, in its order. Of several columns the last one counts: lists of carriers have the
 * order before the number. @returns undefined for a single number, which the field takes by itself.
 */
export function numbersIn(pasted: string): string[] | undefined {
  const lines = pasted.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  if (lines.length < 2) return undefined
  return lines.map((line) => (line.split('\t').at(-1) ?? '').trim().replace(/^"(.*)"$/, '$1'))
}
