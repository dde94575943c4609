/** Markup that is safe to insert into a page or a mail. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

type Value = Html | string | number | false | null | undefined | readonly Html[]

const inserted = (value: Value): string => {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(({ text }: Html) => text).join('')
  return value === false || value === null || value === undefined ? '' : escaped(String(value))
}

/** Markup with values: texts are escaped, markup is inserted as it is, and an absent value is left out. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((text, part, at) => text + inserted(values[at - 1]) + part))
