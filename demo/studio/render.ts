/**
 * Takes the pictures of the demo shop: `node demo/studio/render.ts [name…]`, those that are missing when none is
 * named. A name is a product's, a kind's, a category's or a scene's. Every picture is computed from the same seed, so
 * the same sources give the same pictures. CHROMIUM names the browser, ANGLE its way of drawing: `gl-egl`, with Mesa
 * installed, is twice as fast. NUMBERS=5,6 takes only these pictures of a product; MISSING=1 takes only the missing
 * pictures of the named products. CONTACT_SHEET=<folder> takes quick, rough pictures there instead, SIDE wide: one
 * variant of a product from all sides.
 */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { saveWebp } from './save-webp.ts'
import { type StudioProduct, studioProducts } from './studio-products.ts'

const studio = import.meta.dirname
const three = path.join(path.dirname(fileURLToPath(import.meta.resolve('three'))), '..')
const rough = process.env.CONTACT_SHEET
const pictures = rough ?? path.join(studio, '../pictures')
const side = Number(process.env.SIDE ?? 400)
const quality = rough ? { width: side, height: side, exposures: 1 } : { width: 800, height: 800 }
const numbers = process.env.NUMBERS?.split(',').map(Number) ?? (rough ? [1, 4, 5, 6] : [1, 2, 3, 4, 5, 6])
const SOFTWARE_GRAPHICS = [
  '--no-sandbox',
  '--use-gl=angle',
  `--use-angle=${process.env.ANGLE ?? 'swiftshader'}`,
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-sandbox',
]
/** No server listens there: the page's requests are answered from the two folders. */
const ORIGIN = 'http://studio.invalid'
const PAGE = `<script type="importmap">
  { "imports": { "three": "/three/build/three.module.js", "three/examples/": "/three/examples/" } }
</script>
<script type="module" src="/studio/studio.js"></script>`

type Shot = { name: string; call: string }

/** The pictures that can be taken, those of which have a model. */
async function openStudio(page: Page): Promise<{ products: string[]; scenes: string[] }> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const [, root, ...rest] = new URL(route.request().url()).pathname.split('/')
    if (root === 'studio') return route.fulfill({ path: path.join(studio, ...rest) })
    if (root === 'three') return route.fulfill({ path: path.join(three, ...rest) })
    return route.fulfill({ body: PAGE, contentType: 'text/html' })
  })
  page.on('pageerror', (error) => process.stderr.write(`${error.stack}\n`))
  page.setDefaultTimeout(120_000)
  await page.goto(ORIGIN)
  await page.waitForFunction('window.studio')
  return page.evaluate('({ products: studio.products, scenes: studio.scenes })')
}

function shotsOf({ product_id, values, paper }: StudioProduct): Shot[] {
  return numbers.map((number) => ({
    name: `${product_id}-${number}`,
    call: `pictureProduct(${JSON.stringify({ product_id, number, values, paper, quality })})`,
  }))
}

function shotsWanted(models: { products: string[]; scenes: string[] }, filters: string[]): Shot[] {
  const isWanted = (...names: string[]) => filters.length === 0 || names.some((name) => filters.includes(name))
  const chosenProducts = studioProducts().filter(({ product_id, kind, category }) =>
    isWanted(product_id, kind, category),
  )
  for (const { product_id } of chosenProducts) {
    if (!models.products.includes(product_id)) process.stderr.write(`${product_id} has no model\n`)
  }
  const scenes = models.scenes.filter((name) => isWanted(name))
  const shots = [
    ...chosenProducts.filter(({ product_id }) => models.products.includes(product_id)).flatMap(shotsOf),
    ...scenes.map((name) => ({ name, call: `pictureScene('${name}', ${JSON.stringify(quality)})` })),
  ]
  return shots
}

const isMissing = ({ name }: Shot) => !existsSync(path.join(pictures, `${name}.webp`))

async function takeAll(page: Page, filters: string[]): Promise<void> {
  const shots = shotsWanted(await openStudio(page), filters)
  const onlyMissing = filters.length === 0 || process.env.MISSING
  let writing = Promise.resolve()
  for (const { name, call } of shots) {
    if (onlyMissing && !isMissing({ name, call })) continue
    const png = await page.evaluate<string>(`studio.${call}`)
    await writing
    // The next picture is taken while this one is compressed.
    writing = saveWebp(png, path.join(pictures, `${name}.webp`)).then((size) => {
      process.stdout.write(`${name}.webp ${size} bytes\n`)
    })
  }
  await writing
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
