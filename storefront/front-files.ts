import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Where a visit of the front page begins. */
const ENTRY = 'src/entry-client.tsx'
/** The table of all screens. Only those that say no more than the front page's words are part of it. */
const ROUTES = 'src/routes.ts'
const FRONT_SCREEN = /screen: \(\) => import\('(\.\/screens\/[^']+)'\),[^}]*?front: true/g
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
    const found_here = [...text.matchAll(IMPORTED), ...text.matchAll(name === ROUTES ? FRONT_SCREEN : LOADED)]
    for (const [, path = ''] of found_here) walk(join(dirname(file), path))
  }
  walk(join(root, ENTRY))
  return found
}
