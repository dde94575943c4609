import type { Brand, BuiltStorefront } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { iconAddress, nameIn } from './brand.ts'

type Words = { description: string; search: string; orders: string; cart: string }

const WORDS: Record<Language, Words> = {
  en: {
    description: 'Good things from shops around the world, delivered to your door',
    search: 'Search',
    orders: 'Orders',
    cart: 'Cart',
  },
  'zh-CN': { description: '各国好店的好物，送到您家门口', search: '搜索', orders: '订单', cart: '购物车' },
  ja: { description: '世界のショップの品を、ご自宅までお届けします', search: '検索', orders: '注文', cart: 'カート' },
  ko: {
    description: '여러 나라 상점의 물건을 집까지 보내 드립니다',
    search: '검색',
    orders: '주문',
    cart: '장바구니',
  },
  th: {
    description: 'ของดีจากร้านค้าหลายประเทศ ส่งถึงหน้าบ้านคุณ',
    search: 'ค้นหา',
    orders: 'คำสั่งซื้อ',
    cart: 'ตะกร้า',
  },
}

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
  const { description, search, orders, cart } = WORDS[language]
  const name = nameIn(brand, language)
  const small = icon(iconAddress(brand, '192'), 192, 'any')
  const shortcut = (word: string, url: string) => ({ name: word, url, icons: [small] })
  return {
    id: '/home',
    name,
    short_name: name,
    description,
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
    shortcuts: [shortcut(search, '/search'), shortcut(orders, '/order'), shortcut(cart, '/bag')],
  }
}
