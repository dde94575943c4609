/** "Nina Srisai" becomes "N***i": only people who know her can tell who it is. */
export function maskedName(name: string): string {
  const characters = [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(name.trim())].map(
    (part) => part.segment,
  )
  const first = characters[0] ?? ''
  const last = characters.length > 1 ? (characters.at(-1) ?? '') : ''
  return `${first}***${last}`
}
