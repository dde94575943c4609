/** Lays pictures side by side to be looked at: `node server/demo/studio/contact-sheet.ts <folder> <sheet.png> [slug…]`. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const SIDE = 240
const GAP = 8
const COLUMNS = 8

const [folder = '', sheet = '', ...slugs] = process.argv.slice(2)
const slugOf = (name: string) => name.replace(/(-\d)?\.webp$/, '')
const names = (await readdir(folder)).filter((name) => name.endsWith('.webp')).sort()
const chosen = names.filter((name) => slugs.length === 0 || slugs.includes(slugOf(name)))
const tiles = await Promise.all(
  chosen.map(async (name, i) => ({
    input: await sharp(path.join(folder, name)).resize(SIDE, SIDE, { fit: 'contain' }).toBuffer(),
    left: (i % COLUMNS) * (SIDE + GAP),
    top: Math.floor(i / COLUMNS) * (SIDE + GAP),
  })),
)
const rows = Math.ceil(tiles.length / COLUMNS)
const size = { width: COLUMNS * (SIDE + GAP) - GAP, height: rows * (SIDE + GAP) - GAP }
await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
  .composite(tiles)
  .png()
  .toFile(sheet)
