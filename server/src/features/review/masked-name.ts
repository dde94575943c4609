/** The segmenter is created once, because creating it is more expensive than segmenting many names. */
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** "Nina Srisai" becomes "N***i", which only people who know her recognise. */
export function maskedName(name: string): string {
  const characters = [...graphemes.segment(name.trim())].map((part) => part.segment)
  const first = characters[0] ?? ''
  const last = characters.length > 1 ? (characters.at(-1) ?? '') : ''
  return `${first}***${last}`
}
