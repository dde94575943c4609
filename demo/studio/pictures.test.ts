import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoCatalogue } from '../catalogue.ts'

const pictures = path.join(import.meta.dirname, '../pictures')
const { banners, products, shops } = demoCatalogue()
const files = await readdir(pictures)
const sizes = await Promise.all(files.map(async (name) => (await stat(path.join(pictures, name))).size))

test('every product has four square pictures, and no picture is of anything unknown', async () => {
  const taken = products.flatMap((product) => product.images)
  const scenes = [...banners.map(({ image }) => image), ...shops.map(({ logo }) => logo)]
  expect(files.sort()).toEqual([...taken, ...scenes, 'boat-wide.webp', 'boat-round.webp', 'bell-round.webp'].sort())
  for (const name of taken) {
    const { width, height, format } = await sharp(path.join(pictures, name)).metadata()
    expect({ width, height, format }, name).toEqual({ width: 800, height: 800, format: 'webp' })
  }
})

test('no two pictures are the same file', async () => {
  const seen = await Promise.all(files.map((name) => readFile(path.join(pictures, name), 'base64')))
  expect(new Set(seen).size).toBe(files.length)
})

test('a clone stays small: no picture over 40 KB, half of them under 12, all of them under 25 MB', () => {
  const sorted = sizes.toSorted((one, other) => one - other)
  expect(sorted.at(-1)).toBeLessThanOrEqual(40_000)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(12_000)
  expect(sorted.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000_000)
})
