import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Where a visit of the front page begins, and the screens that say only its words. */
const ENTRIES = [
  'src/entry-client.tsx',
  'src/screens/home/home.tsx',
  'src/screens/not-found/not-found.tsx',
  'src/screens/not-yet-open/not-yet-open.tsx',
]
/** The table of all screens: what it loads is no part of the front page. */
const ROUTES = 'src/routes.ts'
const IMPORTED = /(?:\bfrom|^import)\s+'(\.{1,2}\/[^'?]+)'/gm
/** A sheet of the front page that is loaded when it is opened. */
const LOADED = /\bimport\('(\.{1,2}\/[^'?]+)'\)/g

/** The files that the front page is made of, with the sheets it opens, as paths from the storefront's folder. */
export function frontFiles(root: string): ReadonlySet<string> {
  const found = new Set<string>()
  const walk = (file: string) => {
    const name = relative(root, file)
    if (found.has(name) || !existsSync(file)) return
    found.add(name)
    if (!/\.tsx?$/.test(file)) return
    const text = readFileSync(file, 'utf8')
    const found_here = [...text.matchAll(IMPORTED), ...(name === ROUTES ? [] : text.matchAll(LOADED))]
    for (const [, path = ''] of found_here) walk(join(dirname(file), path))
  }
  for (const entry of ENTRIES) walk(join(root, entry))
  return found
}
