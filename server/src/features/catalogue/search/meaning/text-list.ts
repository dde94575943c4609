/** Many short texts in one, so that a thread can hand them over without copying them one by one. */
export type TextListData = { text: string; ends: Uint32Array }

export const packTexts = (texts: readonly string[]): TextListData => {
  const ends = new Uint32Array(texts.length)
  let end = 0
  for (const [at, text] of texts.entries()) ends[at] = end += text.length
  return { text: texts.join(''), ends }
}

export class TextList {
  readonly length: number
  readonly #text: string
  readonly #ends: Uint32Array

  constructor({ text, ends }: TextListData) {
    this.#text = text
    this.#ends = ends
    this.length = ends.length
  }

  at(place: number): string {
    return this.#text.slice(place === 0 ? 0 : this.#ends[place - 1], this.#ends[place])
  }
}
