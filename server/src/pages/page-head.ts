import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import type { BuiltStorefront } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'

/**
 * Parts that all pages of one screen in one language share: tags for the head and for the end of the body, and the
 * content security policy. Tags are stored as encoded bytes: the styles are more than half of a page, and encoding them
 * for each page would take as long as creating the rest of the page.
 */
export type PageHead = { locale: string; tags: Buffer; bodyEnd: Buffer; policy: string }

/**
 * Remembers taps and submitted forms until the storefront's code is loaded, which repeats them (`early-taps.ts` of the
 * storefront). A browser would submit a form by itself: reload the page, with the password in its address.
 */
const EARLY_TAPS =
  'earlyTaps=[];for(let n of["click","submit"])addEventListener(n,function f(e){window.earlyTaps?("submit"==n&&e.preventDefault(),earlyTaps.push(e)):removeEventListener(n,f,!0)},!0)'

const WEB_FONT = /@font-face\{[^}]*url\((\/[^)]+\.woff2)\)[^}]*\}/g

/**
 * Styles are inlined, so that the first paint waits for no file. Each is also linked as a disabled stylesheet: browsers
 * do not load that link, and Vite's loader treats the file as loaded. Scripts have low priority, so that pictures load
 * first.
 *
 * Fonts are declared at the end of the page, so that the first layout does not look for them. They are not preloaded,
 * because Chromium delays the first paint for a preloaded font. Thai is the exception: it has no fallback font of the
 * same metrics, and its lines would break differently once its font arrives. So its font is preloaded and declared in the
 * head, and the first layout uses it.
 */
export function pageHead(
  { entry, theme, languages, screens, styles }: BuiltStorefront,
  screen: string,
  language: Language,
): PageHead {
  const needed = screens[screen]
  assert(needed, `the storefront was built without ${screen}`)
  const text = needed.styles
    .map((address) => styles[address])
    .join('')
    .trim()
  const { fonts } = languages[language]
  const style = text.replace(WEB_FONT, (face, address: string) => (fonts.includes(address) ? face : ''))
  const faces = [...text.matchAll(WEB_FONT)]
    .flatMap(([face, address = '']) => (fonts.includes(address) ? [] : face))
    .join('')
  const tags = [
    `<script>${EARLY_TAPS}</script>`,
    ...Object.entries(theme).map(
      ([scheme, colour]) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`,
    ),
    ...fonts.map((address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`),
    `<style>${style}</style>`,
    ...needed.styles.map((address) => `<link rel="stylesheet" href="${address}" media="not all" disabled>`),
    ...needed.scripts[language]
      .filter((script) => script !== entry)
      .map((address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`),
    `<script type="module" fetchpriority="low" src="${entry}"></script>`,
  ]
  return {
    locale: languages[language].locale,
    tags: Buffer.from(tags.join('')),
    bodyEnd: Buffer.from(`<div hidden><style>${faces}</style></div></body></html>`),
    policy: policyFor([style, faces], EARLY_TAPS),
  }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function policyFor(styles: readonly string[], script: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(script)}`,
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // All forms are sent by code. Without it, nothing that was typed may become part of an address.
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The storefront has a single Trusted Types policy, to register its service worker.
    'trusted-types service-worker',
  ].join('; ')
}
