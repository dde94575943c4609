/**
 * Makes the demo catalogue: `npm run catalogue`. The goods and their words are sources and always give the same shop; this
 * takes the pictures that are missing, lays one of each product on the contact sheet in docs/ and says what there is.
 */
import { spawnSync } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { kinds } from '../catalogue/kinds.ts'
import { demoCatalogue } from '../catalogue.ts'
import { writeContactSheet } from './contact-sheet.ts'

const PICTURES = path.join(import.meta.dirname, '../pictures')
const SHEET = path.join(import.meta.dirname, '../../docs/catalogue.webp')

async function weight(): Promise<{ total_mb: number; median_kb: number }> {
  const sizes = await Promise.all(
    (await readdir(PICTURES)).map(async (name) => (await stat(path.join(PICTURES, name))).size),
  )
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const median = sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0
  return { total_mb: total / 1e6, median_kb: median / 1e3 }
}

const taking = spawnSync(process.execPath, [path.join(import.meta.dirname, 'render.ts')], { stdio: 'inherit' })
if (taking.status !== 0) process.exit(taking.status ?? 1)

const { products, shops, reviews, banners } = demoCatalogue()
const firsts = products.map(({ images: [first = ''] }) => path.join(PICTURES, first))
await writeContactSheet(firsts, SHEET, { side: 72, gap: 2, columns: 25 })
const { total_mb, median_kb } = await weight()
const skus = products.flatMap((product) => product.skus)
const kind_count = Object.values(kinds).flatMap((category) => Object.keys(category)).length
process.stdout.write(
  `${products.length} products of ${kind_count} kinds, ${skus.length} SKUs, ${shops.length} shops, ${banners.length} banners, ` +
    `${reviews.length} reviews; pictures ${total_mb.toFixed(1)} MB, ${median_kb.toFixed(1)} KB at the median\n`,
)
