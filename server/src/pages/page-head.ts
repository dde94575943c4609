import { createHash } from 'node:crypto'
import type { StorefrontBuild } from './storefront-build.ts'

/**
 * What all pages of one screen in one language share: tags for the head, for where the body begins and ends, and the
 * policy that goes with them.
 */
export type PageHead = { tags: string; bodyStart: string; bodyEnd: string; policy: string }

const WEB_FONT = /@font-face\{[^}]*url\((\/[^)]+\.woff2)\)[^}]*\}/g

/**
 * Styles are inlined: the first paint waits for nothing. Each is also linked, but disabled and for no medium: such a link
 * is not fetched (for want of the medium not ahead either), and Vite's loader takes it for loaded. Scripts come after the pictures (low priority).
 *
 * Fonts are asked for in the body, since Chromium holds the first paint for those asked for in the head, and are told of
 * at its end: a first view laid out before that looks for no font that is still on its way.
 */
export function pageHead(build: StorefrontBuild, modules: readonly string[]): PageHead {
  const { scripts, styles } = build.filesOf(modules)
  const text = styles.map(build.textOf).join('').trim()
  const style = text.replace(WEB_FONT, '')
  const faces = text.match(WEB_FONT)?.join('') ?? ''
  const preloads = scripts.filter((script) => script !== build.entry)
  const tags = [
    `<style>${style}</style>`,
    ...styles.map((address) => `<link rel="stylesheet" href="${address}" media="not all" disabled>`),
    ...preloads.map((address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`),
    `<script type="module" fetchpriority="low" src="${build.entry}"></script>`,
  ]
  return {
    tags: tags.join(''),
    bodyStart: fontsOf(faces, modules)
      .map((address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`)
      .join(''),
    bodyEnd: `<style>${faces}</style>`,
    policy: policyFor([style, faces]),
  }
}

/** Asked for at once; until they come, stand-ins as wide and as high are seen. */
function fontsOf(faces: string, modules: readonly string[]): string[] {
  const fonts = [...faces.matchAll(WEB_FONT)].map(([, address = '']) => address)
  const isThai = modules.some((module) => module.includes('/tai.po'))
  return fonts.filter((address) => isThai || !address.includes('-thai'))
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
