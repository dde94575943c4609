import { readFileSync } from 'node:fs'
import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'

type Article = { slug: string; title: string; body_markdown: string }

const HEADING = /^# (.+) \{#([a-z-]+)\}$/m

/** Splits a file into articles. Each begins with its title and slug: `# Title {#slug}`. */
function articlesIn(text: string): Article[] {
  // Splitting by a pattern with two groups returns the text before the first title, then title, slug and body of each
  // article.
  const [, ...parts] = text.split(HEADING)
  return Array.from({ length: parts.length / 3 }, (_, index) => {
    const [title = '', slug = '', body = ''] = parts.slice(index * 3)
    return { slug, title, body_markdown: body.trim() }
  })
}

const read = (name: string, language: Language) =>
  articlesIn(readFileSync(new URL(`texts/${name}.${language}.md`, import.meta.url), 'utf8'))

/** Reads a text in all languages. Called once, when the server starts. */
export function articlesInAllLanguages(name: 'help' | 'law'): Record<Language, Article[]> {
  const texts = LANGUAGE_TAGS.map((language) => [language, read(name, language)])
  return Object.fromEntries(texts) // one entry per language
}
