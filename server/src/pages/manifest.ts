import type { Brand, BuiltStorefront } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sentence } from '../language/sentence.ts'
import { iconAddress, nameIn } from './brand.ts'

/** Each language has a separate manifest URL, because browsers request a manifest without cookies. */
export const manifestAddress = (language: Language) => `/site.webmanifest?lang=${language}`

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest. All languages are one app, so `id` is the same in all. */
export function manifestIn(language: Language, theme: BuiltStorefront['theme'], brand: Brand) {
  const name = nameIn(brand, language)
  const small = icon(iconAddress(brand, '192'), 192, 'any')
  const shortcut = (name: 'search' | 'orders' | 'cart', url: string) => ({
    name: sentence(`manifest.${name}`)[language],
    url,
    icons: [small],
  })
  return {
    id: '/home',
    name,
    short_name: name,
    description: sentence('manifest.description')[language],
    lang: language,
    dir: 'ltr',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: theme.light,
    theme_color: theme.light,
    categories: ['shopping'],
    icons: [
      small,
      icon(iconAddress(brand, '512'), 512, 'any'),
      icon(iconAddress(brand, 'maskable-512'), 512, 'maskable'),
      ...(brand.logo ? [] : [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]),
    ],
    shortcuts: [shortcut('search', '/search'), shortcut('orders', '/order'), shortcut('cart', '/bag')],
  }
}
