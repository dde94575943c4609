import type { Page, Response } from 'playwright-core'

/** Fields of replies whose text is the same in every language, because it is a name or a person wrote it. */
const IS_DATA =
  /(^|_)(id|account|content|text|explanation|reason|reply|link|url|address|addressee|name|network|token|key|carrier|author|number|swift|category|kind|axis|device|reference|evidence)$/

function collect(value: unknown, into: Set<string>, field = ''): void {
  if (typeof value === 'string') {
    if (IS_DATA.test(field) && value.trim().length > 2) into.add(value.trim())
  } else if (Array.isArray(value)) {
    for (const one of value) collect(one, into, field)
  } else if (value !== null && typeof value === 'object') {
    for (const [name, one] of Object.entries(value)) collect(one, into, name)
  }
}

/**
 * Records the replies that the operators' desk reads.
 * @returns a function that returns the language-independent texts in these replies, longest first.
 */
export function followData(page: Page): () => Promise<string[]> {
  const texts = new Set<string>()
  const reading: Promise<void>[] = []
  const readReply = async (response: Response) => collect(await response.json().catch(() => null), texts)
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/admin/')) reading.push(readReply(response))
  })
  return async () => {
    // Waits for replies that are still being read, because the page may display a reply before this process has
    // received it.
    await Promise.all(reading.splice(0))
    return [...texts].toSorted((a, b) => b.length - a.length)
  }
}
