import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const demo = path.join(import.meta.dirname, '..')
const pictures = path.join(demo, 'pictures')
const variants: Record<string, { axis: string; values: string[] }> = JSON.parse(
  await readFile(path.join(demo, 'variants.json'), 'utf8'),
)
const slugs = Object.keys(variants)
const files = await readdir(pictures)

test('sixty products, each with three different pictured variants', () => {
  expect(slugs).toHaveLength(60)
  for (const slug of slugs) expect(new Set(variants[slug]?.values).size, slug).toBe(3)
})

test('every product has four square pictures, and no picture is of an unknown product', async () => {
  const expected = slugs.flatMap((slug) => [1, 2, 3, 4].map((number) => `${slug}-${number}.webp`))
  const scenes = /^(banner-(kitchen|desk|trail)|shop-[1-6]|boat-(wide|round))\.webp$/
  expect(files.filter((name) => !scenes.test(name)).sort()).toEqual(expected.sort())
  expect(files.filter((name) => scenes.test(name))).toHaveLength(11)
  for (const name of expected) {
    const { width, height, format } = await sharp(path.join(pictures, name)).metadata()
    expect({ width, height, format }, name).toEqual({ width: 800, height: 800, format: 'webp' })
  }
})

test('no picture is heavier than 40 KB', async () => {
  for (const name of files) expect((await stat(path.join(pictures, name))).size, name).toBeLessThanOrEqual(40_000)
})
