import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Parts of a catalogue: the front page's words, what the other screens of a visitor add, and all others. */
export const PARTS = ['front', 'open', 'rest'] as const
export type Part = (typeof PARTS)[number]

/** Where a visit of the front page begins. */
const ENTRY = 'src/entry-client.tsx'
/** The table of all screens. */
const ROUTES = 'src/routes.ts'
const PUBLIC_SCREEN = /screen: \(\) => import\('\.\/(screens\/[^']+)'\),[^}]*?public: true/g
const IMPORTED = /(?:\bfrom|^import)\s+'(\.{1,2}\/[^'?]+)'/gm
/** A sheet that is loaded when it is opened. */
const LOADED = /\bimport\('(\.{1,2}\/[^'?]+)'\)/g

/** The part that each source file's words belong to: the first whose screens are made of it. */
export function wordParts(root: string): (file: string) => Part {
  const screens = [...readFileSync(join(root, ROUTES), 'utf8').matchAll(PUBLIC_SCREEN)].map(([, path]) => `src/${path}`)
  const front = filesBehind(root, [ENTRY])
  // The title of a screen is said with the screen. The front page's own is one of its tabs, too.
  const open = filesBehind(root, screens).add(ROUTES)
  return (file) => (front.has(file) ? 'front' : open.has(file) ? 'open' : 'rest')
}

/** These files, all they import and the sheets they open, as paths from the storefront's folder. */
function filesBehind(root: string, starts: readonly string[]): Set<string> {
  const found = new Set<string>()
  const walk = (file: string) => {
    const name = relative(root, file)
    if (found.has(name) || name === ROUTES || !existsSync(file)) return
    found.add(name)
    if (!/\.tsx?$/.test(file)) return
    const text = readFileSync(file, 'utf8')
    for (const [, path = ''] of [...text.matchAll(IMPORTED), ...text.matchAll(LOADED)]) walk(join(dirname(file), path))
  }
  for (const start of starts) walk(join(root, start))
  return found
}
