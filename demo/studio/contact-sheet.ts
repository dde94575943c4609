/**
 * Lays pictures side by side to be looked at: `node demo/studio/contact-sheet.ts <folder> <sheet> [product…]`. The
 * sheet is a .png or .webp; SIDE is how large a picture is on it, COLUMNS how many stand in a row.
 */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

type Layout = { side: number; gap: number; columns: number }

/** Writes a sheet of pictures, given by their files, row by row. */
export async function writeContactSheet(files: string[], sheet: string, { side, gap, columns }: Layout): Promise<void> {
  const tiles = await Promise.all(
    files.map(async (file, i) => ({
      input: await sharp(file).resize(side, side, { fit: 'contain' }).toBuffer(),
      left: (i % columns) * (side + gap),
      top: Math.floor(i / columns) * (side + gap),
    })),
  )
  const rows = Math.ceil(tiles.length / columns)
  const size = { width: columns * (side + gap) - gap, height: rows * (side + gap) - gap }
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .toFile(sheet)
}

const slugOf = (name: string) => name.replace(/(-\d)?\.webp$/, '')

async function sheetOf(folder: string, sheet: string, slugs: string[]): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp')).sort()
  const chosenNames = names.filter((name) => slugs.length === 0 || slugs.includes(slugOf(name)))
  const { SIDE = '240', COLUMNS = '8' } = process.env
  const files = chosenNames.map((name) => path.join(folder, name))
  await writeContactSheet(files, sheet, { side: Number(SIDE), gap: 8, columns: Number(COLUMNS) })
}

if (import.meta.main) {
  const [folder = '', sheet = '', ...slugs] = process.argv.slice(2)
  await sheetOf(folder, sheet, slugs)
}
