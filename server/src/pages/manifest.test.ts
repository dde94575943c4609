import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { manifestIn } from './manifest.ts'

const PUBLIC = join(import.meta.dirname, '../../../storefront/public')
const THEME = { light: '#ffffff', dark: '#000000' }

const SAMPAN = { name: 'Sampan', names: {}, logo: null }

/** Reads width and height from the header of a PNG. */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(PUBLIC, file))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test.each(LANGUAGES)('the shop can be installed in $language_name, as the same app in all languages', ({ tag }) => {
  const manifest = manifestIn(tag, THEME, SAMPAN)
  expect(manifest).toMatchObject({ id: '/home', start_url: '/home', scope: '/', lang: tag, display: 'standalone' })
  const words = [manifest.description, ...manifest.shortcuts.map(({ name }) => name)]
  expect(words.every((word) => /[a-z]{3}/i.test(word) === (tag === 'en'))).toBe(true)
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/search', '/order', '/bag'])
})

test('each icon exists in its declared size', () => {
  const { icons, shortcuts } = manifestIn('en', THEME, SAMPAN)
  const pictures = [...icons, ...shortcuts.flatMap(({ icons }) => icons)].filter(({ type }) => type === 'image/png')
  for (const { src, sizes } of pictures) expect(sizeOf(src)).toBe(sizes)
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
    'any any',
  ])
  expect(sizeOf('apple-touch-icon.png')).toBe('180x180')
})

test('a shop with another name is installed under that name in the reader’s language, with icons of its logo', () => {
  const logo = { address: '/pictures/logo-0f.0123456789.webp', ground: 'any', width: 40, height: 40 } as const
  const brand = { name: 'Tea & Boats', names: { ja: '茶と舟' }, logo }
  expect(manifestIn('en', THEME, brand)).toMatchObject({ name: 'Tea & Boats', short_name: 'Tea & Boats' })
  const { name, icons, shortcuts } = manifestIn('ja', THEME, brand)
  expect(name).toBe('茶と舟')
  expect(icons.map(({ src, purpose }) => [src, purpose])).toEqual([
    ['/icons/192/logo-0f.0123456789.png', 'any'],
    ['/icons/512/logo-0f.0123456789.png', 'any'],
    ['/icons/maskable-512/logo-0f.0123456789.png', 'maskable'],
  ])
  expect(shortcuts[0]?.icons[0]?.src).toBe('/icons/192/logo-0f.0123456789.png')
})
