import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoCatalogue } from '../catalogue.ts'

const pictures = path.join(import.meta.dirname, '../pictures')
const { banners, products, shops } = demoCatalogue()
const files = await readdir(pictures)
const sizes = await Promise.all(files.map(async (name) => (await stat(path.join(pictures, name))).size))

test('every product has six square pictures, and no picture is of anything unknown', async () => {
  const images = products.flatMap((product) => product.images)
  const scenes = [...banners.map(({ image }) => image), ...shops.map(({ logo }) => logo)]
  expect(files.sort()).toEqual([...images, ...scenes, 'boat-wide.webp', 'boat-round.webp', 'bell-round.webp'].sort())
  for (const name of images) {
    const { width, height, format } = await sharp(path.join(pictures, name)).metadata()
    expect({ width, height, format }, name).toEqual({ width: 800, height: 800, format: 'webp' })
  }
})

test('no two pictures are the same file', async () => {
  const contents = new Set<string>()
  for (const name of files) contents.add(await readFile(path.join(pictures, name), 'base64'))
  expect(contents.size).toBe(files.length)
})

/** A picture as 48 × 48 pixels of three bytes, which hides grain and edges. */
const small = (name: string) => sharp(path.join(pictures, name)).resize(48, 48).blur(1).removeAlpha().raw().toBuffer()

/** The share of the pixels whose colour differs. */
function difference(one: Buffer, other: Buffer): number {
  let count = 0
  for (let i = 0; i < one.length; i += 3) {
    const distance = [0, 1, 2].reduce((sum, part) => sum + Math.abs((one[i + part] ?? 0) - (other[i + part] ?? 0)), 0)
    if (distance > 36) count++
  }
  return count / (one.length / 3)
}

test('the front, the other side and the close-up of every product show different things', async () => {
  const alike: string[] = []
  for (const { product_id } of products) {
    const [front, side, near] = await Promise.all([1, 5, 6].map((at) => small(`${product_id}-${at}.webp`)))
    if (!front || !side || !near) throw new Error(`${product_id} lacks a picture`)
    if (difference(front, side) < 0.05) alike.push(`${product_id}-5`)
    if (difference(front, near) < 0.2) alike.push(`${product_id}-6`)
  }
  expect(alike).toEqual([])
})

test('a clone stays small: no picture over 40 KB, half of them under 13, all of them under 40 MB', () => {
  const ascending = sizes.toSorted((one, other) => one - other)
  expect(ascending.at(-1)).toBeLessThanOrEqual(40_000)
  expect(ascending[Math.floor(ascending.length / 2)]).toBeLessThanOrEqual(13_000)
  expect(ascending.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000_000)
})
