import { createHash } from 'node:crypto'
import type { StorefrontBuild } from './storefront-build.ts'

/** The part of the head that all pages of one screen in one language share, and the policy that goes with it. */
export type PageHead = { tags: string; policy: string }

/**
 * Styles are inlined: the first paint waits for nothing. Each is also linked but disabled: such a link is not fetched,
 * and Vite's loader takes it for loaded instead of fetching it again. Scripts come after the pictures (low priority).
 */
export function pageHead(build: StorefrontBuild, modules: readonly string[]): PageHead {
  const { scripts, styles } = build.filesOf(modules)
  const style = styles.map(build.textOf).join('').trim()
  const preloads = scripts.filter((script) => script !== build.entry)
  const tags = [
    ...fontsOf(style, modules).map(
      (address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`,
    ),
    `<style>${style}</style>`,
    ...styles.map((address) => `<link rel="stylesheet" href="${address}" disabled>`),
    ...preloads.map((address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`),
    `<script type="module" fetchpriority="low" src="${build.entry}"></script>`,
  ]
  return { tags: tags.join(''), policy: policyFor(style) }
}

/** Asked for at once: on a quick line they are there at the first paint, on a slow one a stand-in of the same width is. */
function fontsOf(style: string, modules: readonly string[]): string[] {
  const fonts = [...style.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(([, address = '']) => address)
  const isThai = modules.some((module) => module.includes('/tai.po'))
  return fonts.filter((address) => isThai || !address.includes('-thai'))
}

function policyFor(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
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
