import { createHash } from 'node:crypto'
import type { StorefrontBuild } from './storefront-build.ts'

/** What all pages of one screen in one language share: tags for the head and for the body's end, and the content security policy. */
export type PageHead = { tags: string; bodyEnd: string; policy: string }

const WEB_FONT = /@font-face\{[^}]*url\((\/[^)]+\.woff2)\)[^}]*\}/g

/**
 * Styles are inlined, so that the first paint waits for no file. Each is also linked as a disabled stylesheet: browsers
 * don't fetch that link, and Vite's loader takes the file for loaded. Scripts come after the pictures (low priority).
 *
 * Fonts are declared at the page's end, so that the first layout doesn't look for them. They are not preloaded, because
 * Chromium holds the first paint for a preloaded font. Thai is the exception: it has no stand-in font, and its lines
 * would break differently once its font arrives.
 */
export function pageHead(build: StorefrontBuild, modules: readonly string[]): PageHead {
  const { scripts, styles } = build.filesOf(modules)
  const text = styles.map(build.textOf).join('').trim()
  const style = text.replace(WEB_FONT, '')
  const faces = text.match(WEB_FONT)?.join('') ?? ''
  const preloads = scripts.filter((script) => script !== build.entry)
  const tags = [
    ...thaiFonts(faces, modules).map(
      (address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`,
    ),
    `<style>${style}</style>`,
    ...styles.map((address) => `<link rel="stylesheet" href="${address}" media="not all" disabled>`),
    ...preloads.map((address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`),
    `<script type="module" fetchpriority="low" src="${build.entry}"></script>`,
  ]
  return {
    tags: tags.join(''),
    bodyEnd: `<style>${faces}</style>`,
    policy: policyFor([style, faces]),
  }
}

function thaiFonts(faces: string, modules: readonly string[]): string[] {
  if (!modules.some((module) => module.includes('/tai.po'))) return []
  return [...faces.matchAll(WEB_FONT)].map(([, address = '']) => address).filter((address) => address.includes('-thai'))
}

function policyFor(styles: readonly string[]): string {
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashes.join(' ')}`,
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
