import type { PageAddress, RenderedPage } from '@sampan/contract'
import { LANGUAGES, type Language } from '@sampan/contract/rules'

/** The public origin of the shop, and the page's canonical URL. */
export type Links = { origin: string; address: PageAddress }

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A script element with data. `<` is escaped, because a closing script tag would end the element. */
export const scriptOf = (type: string, data: unknown, id?: string) =>
  `<script type="${type}"${id ? ` id="${id}"` : ''}>${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

/** Search results and previews cut longer texts. */
const DESCRIPTION_LENGTH = 160
/** How far before the limit a text may be cut to end with a whole word. Texts without spaces are cut at the limit. */
const WORD_LENGTH = 24

/** Shortens a description to at most 160 characters, cut between words. */
export function shortText(text: string): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()]
  if (signs.length <= DESCRIPTION_LENGTH) return signs.join('')
  const start = signs.slice(0, DESCRIPTION_LENGTH - 1)
  const space = start.lastIndexOf(' ')
  const end = space >= start.length - WORD_LENGTH ? space : start.length
  return `${start
    .slice(0, end)
    .join('')
    .replace(/[\s,;:–-]+$/, '')}…`
}

/** The language code of Open Graph, such as `ja_JP`: the language with its most likely region. */
function regionOf(tag: Language): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}

/** The full URL of a page in a language. A URL without a language serves the page in the reader's language. */
export function fullAddress({ origin, address: { path, search } }: Links, language?: Language): string {
  const query = [search, language && `lang=${language}`].filter(Boolean).join('&')
  return origin + path + (query && `?${query}`)
}

/** The profile by which shopping agents find the operations of the shop (RFC 8631). */
const linkForAgents = (origin: string) =>
  `<link rel="service-desc" type="application/json" href="${escapeHtml(origin)}/.well-known/ucp">`

/**
 * Tags for the head and structured data, for search engines, link previews and agents. Excluded from indexing are
 * missing pages, private pages, and pages that anyone can make up (searches). Searches still have structured data.
 */
export function seoTags(
  { title, description, about, status }: Pick<RenderedPage, 'title' | 'description' | 'about' | 'status'>,
  language: Language,
  shop: string,
  links: Links | undefined,
): { tags: string; data: string } {
  const data = about.data && status === 200 ? scriptOf('application/ld+json', about.data) : ''
  if (!links || status !== 200) return { tags: '<meta name="robots" content="noindex">', data }
  const canonical = fullAddress(links, language)
  const alternates = [
    ...LANGUAGES.map(({ tag }) => [tag, fullAddress(links, tag)] as const),
    ['x-default', fullAddress(links)] as const,
  ]
  const properties = {
    'og:site_name': shop,
    'og:type': about.type ?? 'website',
    'og:url': canonical,
    'og:title': title,
    'og:description': shortText(description),
    'og:locale': regionOf(language),
    ...(about.image && { 'og:image': about.image }),
    ...(about.image && about.image_alt && { 'og:image:alt': about.image_alt }),
  }
  const tags = [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(([tag, href]) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}">`),
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    ...(links.address.path === '/home' ? [linkForAgents(links.origin)] : []),
    `<meta name="twitter:card" content="${about.image ? 'summary_large_image' : 'summary'}">`,
  ]
  return { tags: tags.join(''), data }
}
