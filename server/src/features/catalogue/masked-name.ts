/** "Nina Srisai" becomes "N***i": the first and last character say who it is only to those who know. */
export function maskedName(name: string): string {
  const characters = [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(name.trim())].map(
    (part) => part.segment,
  )
  const first = characters[0] ?? ''
  const last = characters.length > 1 ? (characters.at(-1) ?? '') : ''
  return `${first}***${last}`
}
