import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const DIST = join(import.meta.dirname, '../storefront/dist/client')
const PAGES = ['/home', '/detail/lamp', '/search', '/login']
/** JavaScript that `/home` may load before hydration. */
const LIMIT_KB = 88
/** JavaScript limit of a screen, or of a chunk shared by several screens. The entry file is not included. */
const PART_LIMIT_KB = 15
/**
 * Files to which PART_LIMIT_KB does not apply. The entry file has its own limit. The phone number metadata is data,
 * loaded by forms that validate a number.
 */
const NO_PART = /^(entry-client|mobile)-/

/** The scripts that a page loads immediately: its modules and their preloads. */
function scriptsOf(html: string): string[] {
  const addresses = [
    ...html.matchAll(/(?:<script type="module"[^>]*src|<link rel="modulepreload"[^>]*href)="([^"]+)"/g),
  ]
  return addresses.map(([, address = '']) => address)
}

/** Size of a file as it is sent. Files too small to compress are sent uncompressed. */
const sizeOnTheWay = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

const kilobytes = (bytes: number) => Number((bytes / 1024).toFixed(1))

async function measure(url: string, path: string) {
  const html = await (await fetch(url + path, { headers: { 'accept-language': 'en' } })).text()
  const files = scriptsOf(html).map((address) => ({ address, bytes: sizeOnTheWay(join(DIST, address)) }))
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  return { path, files, total, html: Buffer.byteLength(html) }
}

function heavyParts(): string[] {
  const assets = join(DIST, 'assets')
  const parts = readdirSync(assets).filter((name) => name.endsWith('.js') && !NO_PART.test(name))
  const sizes = parts.map((name) => ({ name, kb: kilobytes(sizeOnTheWay(join(assets, name))) }))
  const heaviest = sizes.toSorted((a, b) => b.kb - a.kb)[0]
  console.log(`\n${sizes.length} parts, the heaviest ${heaviest?.name} with ${heaviest?.kb} KB`)
  return sizes.filter(({ kb }) => kb > PART_LIMIT_KB).map(({ name, kb }) => `${name}: ${kb} KB`)
}

/** Size of the JavaScript that pages load before hydration: brotli KB by file, as sent by the server. */
export async function javascriptSize(url: string): Promise<boolean> {
  let home_kb = 0
  for (const path of PAGES) {
    const { files, total, html } = await measure(url, path)
    if (path === '/home') home_kb = kilobytes(total)
    console.log(
      `\n${path}: ${kilobytes(total)} KB of JavaScript (brotli) in ${files.length} files; ${kilobytes(html)} KB of HTML`,
    )
    for (const { address, bytes } of files.toSorted((a, b) => b.bytes - a.bytes)) {
      const raw = readFileSync(join(DIST, address)).length
      console.log(`  ${kilobytes(bytes).toFixed(1).padStart(6)} KB  ${address} (${kilobytes(raw)} KB raw)`)
    }
  }
  const isWithin = home_kb <= LIMIT_KB
  console.log(`\n/home: ${home_kb} KB, at most ${LIMIT_KB}: ${isWithin ? 'within' : 'TOO MUCH'}`)
  const heavy = heavyParts()
  if (heavy.length > 0) console.log(`TOO MUCH for a part (${PART_LIMIT_KB} KB): ${heavy.join(', ')}`)
  return isWithin && heavy.length === 0
}
