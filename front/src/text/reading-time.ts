/** Reading time of a letter; a Chinese, Japanese or Korean character takes twice as long. */
const LETTER_MS = 60
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** Time to read a short text, in ms. */
export function readingTime(text: string): number {
  const wide = text.match(WIDE)?.length ?? 0
  return (text.length + wide) * LETTER_MS
}
