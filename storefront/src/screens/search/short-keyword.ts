/** The number of letters of the keyword that are repeated above the results. The search box shows the whole keyword. */
const SHOWN_LETTERS = 60

export function shortKeyword(keyword: string): string {
  const letters = [...keyword] // code points, not code units: a cut must not split a character
  return letters.length > SHOWN_LETTERS ? `${letters.slice(0, SHOWN_LETTERS).join('')}…` : keyword
}
