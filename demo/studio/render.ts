/**
 * Takes the pictures of the demo shop: `node demo/studio/render.ts [name…]`, those that are missing when none is
 * named. A name is a product's, a kind's, a category's or a scene's. Every picture is computed from the same seed, so
 * the same sources give the same pictures. CHROMIUM names the browser, ANGLE its way of drawing: `gl-egl`, with Mesa
 * installed, is twice as fast. CONTACT_SHEET=<folder> takes quick, rough pictures there instead, two of a product.
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
const quality = rough ? { width: 400, height: 400, exposures: 1 } : { width: 800, height: 800 }
const numbers = rough ? [1, 4] : [1, 2, 3, 4]
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

function shotsWanted(known: { products: string[]; scenes: string[] }, wanted: string[]): Shot[] {
  const isWanted = (...names: string[]) => wanted.length === 0 || names.some((name) => wanted.includes(name))
  const chosen = studioProducts().filter(({ product_id, kind, category }) => isWanted(product_id, kind, category))
  for (const { product_id } of chosen) {
    if (!known.products.includes(product_id)) process.stderr.write(`${product_id} has no model\n`)
  }
  const scenes = known.scenes.filter((name) => isWanted(name))
  const shots = [
    ...chosen.filter(({ product_id }) => known.products.includes(product_id)).flatMap(shotsOf),
    ...scenes.map((name) => ({ name, call: `pictureScene('${name}', ${JSON.stringify(quality)})` })),
  ]
  const isMissing = ({ name }: Shot) => !existsSync(path.join(pictures, `${name}.webp`))
  return wanted.length === 0 ? shots.filter(isMissing) : shots
}

async function takeAll(page: Page, wanted: string[]): Promise<void> {
  const shots = shotsWanted(await openStudio(page), wanted)
  let writing = Promise.resolve()
  for (const { name, call } of shots) {
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
