import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { manifestIn } from './manifest.ts'

const PUBLIC = join(import.meta.dirname, '../../../storefront/public')
const THEME = { light: '#ffffff', dark: '#000000' }

/** Width and height stand in a PNG's header. */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(PUBLIC, file))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test.each(LANGUAGES)('the shop can be installed in $language_name, as the same app in all', ({ tag }) => {
  const manifest = manifestIn(tag, THEME)
  expect(manifest).toMatchObject({ id: '/home', start_url: '/home', scope: '/', lang: tag, display: 'standalone' })
  const words = [manifest.description, ...manifest.shortcuts.map(({ name }) => name)]
  expect(words.every((word) => /[a-z]{3}/i.test(word) === (tag === 'en'))).toBe(true)
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/search', '/order', '/bag'])
})

test('each icon is there, as large as it is said to be', () => {
  const { icons, shortcuts } = manifestIn('en', THEME)
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
