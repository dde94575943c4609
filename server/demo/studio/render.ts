/**
 * Takes the pictures of the demo shop: `node server/demo/studio/render.ts [name…]`, all of them when none is named.
 * A name is a product's slug or a scene's. Every picture is computed from the same seed, so the same sources give the
 * same pictures. CHROMIUM names the browser. CONTACT_SHEET=<folder> takes quick, rough ones there instead.
 */
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'

const studio = import.meta.dirname
const three = path.join(path.dirname(fileURLToPath(import.meta.resolve('three'))), '..')
const rough = process.env.CONTACT_SHEET
const pictures = rough ?? path.join(studio, '../pictures')
const exposures = rough ? 2 : 7
const SOFTWARE_GRAPHICS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]
/** No server listens there: the page's requests are answered from the two folders. */
const ORIGIN = 'http://studio.invalid'
const PAGE = `<script type="importmap">
  { "imports": { "three": "/three/build/three.module.js", "three/examples/": "/three/examples/" } }
</script>
<script type="module" src="/studio/studio.js"></script>`

type Variants = Record<string, { axis: string; values: string[] }>
type Catalogue = { slugs: string[]; scenes: string[] }

async function openStudio(page: Page): Promise<Catalogue> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const [, root, ...rest] = new URL(route.request().url()).pathname.split('/')
    if (root === 'studio') return route.fulfill({ path: path.join(studio, ...rest) })
    if (root === 'three') return route.fulfill({ path: path.join(three, ...rest) })
    return route.fulfill({ body: PAGE, contentType: 'text/html' })
  })
  page.on('pageerror', (error) => process.stderr.write(`${error.stack}\n`))
  await page.goto(ORIGIN)
  await page.waitForFunction('window.studio')
  return page.evaluate('({ slugs: studio.slugs, scenes: studio.scenes })')
}

/** Grain a gradient needs so that it does not show bands; computed, so that it is the same each time. */
function grain(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height)
  let state = 7
  const next = () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  for (let i = 0; i < pixels.length; i++) pixels[i] = 128 + (next() + next() + next() - 1.5) * 9
  return pixels
}

async function write(name: string, png: string): Promise<number> {
  const image = sharp(Buffer.from(png.slice(png.indexOf(',') + 1), 'base64'))
  const { width, height } = await image.metadata()
  const raw = { width, height, channels: 1 as const }
  const grey = await sharp(grain(width, height), { raw }).png().toBuffer()
  const printed = image.composite([{ input: grey, blend: 'soft-light' }]).removeAlpha()
  const file = await printed
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(path.join(pictures, `${name}.webp`))
  return file.size
}

async function takeAll(page: Page, wanted: string[]): Promise<void> {
  const variants: Variants = JSON.parse(await readFile(path.join(studio, '../variants.json'), 'utf8'))
  const { slugs, scenes } = await openStudio(page)
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
  const take = async (name: string, call: string) => {
    const started_at = Date.now()
    const size = await write(name, await page.evaluate(`studio.${call}`))
    process.stdout.write(`${name}.webp ${size} bytes ${Date.now() - started_at} ms\n`)
  }
  for (const slug of slugs.filter(isWanted)) {
    const values = JSON.stringify(variants[slug]?.values)
    for (const number of [1, 2, 3, 4]) {
      await take(`${slug}-${number}`, `pictureProduct('${slug}', ${number}, ${values}, ${exposures})`)
    }
  }
  for (const name of scenes.filter(isWanted)) await take(name, `pictureScene('${name}', ${exposures})`)
}

await mkdir(pictures, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: SOFTWARE_GRAPHICS,
})
try {
  await takeAll(await browser.newPage(), process.argv.slice(2))
} finally {
  await browser.close()
}
