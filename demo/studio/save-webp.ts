import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** A picture above this many bytes is compressed harder: cloth and wicker would weigh four times a kettle. */
const HEAVY = 13_000
const QUALITIES = [80, 64]

const grains = new Map<string, Promise<Buffer>>()

/** Grain a gradient needs so that it does not show bands; computed, so that it is the same each time. */
function grain(width: number, height: number): Promise<Buffer> {
  const key = `${width}×${height}`
  const known = grains.get(key)
  if (known) return known
  const pixels = Buffer.alloc(width * height)
  let state = 7
  const next = () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  for (let i = 0; i < pixels.length; i++) pixels[i] = 128 + (next() + next() + next() - 1.5) * 9
  const made = sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
  grains.set(key, made)
  return made
}

/** Writes a PNG given as a data address as WebP, with grain; answers its size in bytes. */
export async function saveWebp(png: string, file: string): Promise<number> {
  const taken = Buffer.from(png.slice(png.indexOf(',') + 1), 'base64')
  const { width, height } = await sharp(taken).metadata()
  const { data, info } = await sharp(taken)
    .composite([{ input: await grain(width, height), blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let webp = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    webp = await sharp(data, { raw: info }).webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
    if (webp.length <= HEAVY) break
  }
  await writeFile(file, webp)
  return webp.length
}
