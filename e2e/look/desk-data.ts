import type { Page } from 'playwright-core'

/** What people wrote and what has one name in every language, by the fields in which the desk reads it. */
const IS_DATA =
  /(^|_)(id|account|content|text|explanation|reason|reply|link|url|address|addressee|name|network|token|key|carrier|author|number|swift|category|kind|axis|device|reference)$/

function collect(value: unknown, into: Set<string>, field = ''): void {
  if (typeof value === 'string') {
    if (IS_DATA.test(field) && value.trim().length > 2) into.add(value.trim())
  } else if (Array.isArray(value)) {
    for (const one of value) collect(one, into, field)
  } else if (value !== null && typeof value === 'object') {
    for (const [name, one] of Object.entries(value)) collect(one, into, name)
  }
}

/** Follows what the desk reads. @returns what of it no language changes, the longest first. */
export function followData(page: Page): () => string[] {
  const known = new Set<string>()
  page.on('response', async (response) => {
    if (!response.url().includes('/api/admin/')) return
    collect(await response.json().catch(() => null), known)
  })
  return () => [...known].toSorted((a, b) => b.length - a.length)
}
