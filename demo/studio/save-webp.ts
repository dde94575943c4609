import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * Qualities to try, each with the bytes it may take: cloth and wicker would weigh four times a kettle. No grain is
 * added: at these qualities it turns into blocks on plain paper, which a smooth gradient does not.
 */
const QUALITIES = [
  { quality: 80, limit: 12_500 },
  { quality: 70, limit: 26_000 },
  { quality: 56, limit: 38_000 },
  { quality: 42, limit: 38_000 },
  { quality: 28, limit: Number.POSITIVE_INFINITY },
]

/** Writes a PNG given as a data address as WebP; answers its size in bytes. */
export async function saveWebp(png: string, file: string): Promise<number> {
  const png_bytes = Buffer.from(png.slice(png.indexOf(',') + 1), 'base64')
  const picture = sharp(png_bytes).removeAlpha()
  let webp = Buffer.alloc(0)
  for (const { quality, limit } of QUALITIES) {
    webp = await picture.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
    if (webp.length <= limit) break
  }
  await writeFile(file, webp)
  return webp.length
}
