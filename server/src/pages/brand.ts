import type { Brand } from '@sampan/contract'
import { DEFAULT_BRAND, type Language } from '@sampan/contract/rules'
import type { FastifyInstance } from 'fastify'
import type { Age } from '../reply-cache/cache.ts'
import { ageOfPage } from '../reply-cache/reply-cache.ts'

/**
 * Returns the shop's name and logo. If their data is older than a given `age`, `age` is set to the age of that data.
 */
export type BrandLoader = (age?: Age) => Promise<Brand>

/**
 * Asks the server's own API, like pages do. On failure the last known brand is used, because a page's shell must not
 * depend on the database.
 */
export function brandLoader(http: Pick<FastifyInstance, 'inject'>): BrandLoader {
  let last: Brand = { name: DEFAULT_BRAND, names: {}, logo: null }
  const read = async () => {
    const response = await http.inject('/api/brand')
    if (response.statusCode === 200) last = response.json<{ data: Brand }>().data
    return last
  }
  return (age) => (age ? ageOfPage.run(age, read) : read())
}

export const nameIn = ({ name, names }: Brand, language: Language): string => names[language] ?? name

/** The storefront's own icons, used without a logo. Icons of a logo are made by features/brand/logo.ts. */
const OWN = {
  favicon: '/icon.svg',
  'apple-touch': '/apple-touch-icon.png',
  '192': '/icon-192.png',
  '512': '/icon-512.png',
  'maskable-512': '/icon-maskable-512.png',
} as const

export function iconAddress({ logo }: Pick<Brand, 'logo'>, kind: keyof typeof OWN): string {
  return logo ? logo.address.replace('/pictures/', `/icons/${kind}/`).replace(/\.webp$/, '.png') : OWN[kind]
}
