import { join } from 'node:path'

type ModuleInfo = { importedIds: readonly string[]; code: string | null }
type Context = { getModuleInfo: (id: string) => ModuleInfo | null }

const ICONS = '@tabler/icons-react/dist/esm/icons/'
/** What the front page's package holds besides, for screens that change something: its door names everything. */
const LATER = /@tanstack\/(react-query|query-core)\/.*\/(useMutation|mutationObserver)\.js$/

/**
 * Names the chunk of everything the front page needs before it is alive. One file compresses a tenth better than forty,
 * and every other page starts from it too. The package of icons is one door to thousands: of them only those that the
 * front page names come along.
 */
export function firstLoad(root: string): (id: string, context: Context) => string | null {
  const entries = ['src/entry-client.tsx', 'src/screens/home/home.tsx'].map((file) => join(root, file))
  let first: Set<string> | undefined
  return (id, context) => {
    first ??= modulesBehind(entries, context)
    return first.has(id) ? 'first' : null
  }
}

function modulesBehind(entries: readonly string[], context: Context): Set<string> {
  const found = new Set<string>()
  const icons = new Map<string, string>()
  const named = new Set<string>()
  const walk = (id: string) => {
    if (found.has(id) || icons.has(id) || LATER.test(id)) return
    const [, icon] = id.split(ICONS)
    if (icon) return void icons.set(id, icon.replace('.mjs', ''))
    const info = context.getModuleInfo(id)
    if (!info) return
    found.add(id)
    for (const [name] of info.code?.matchAll(/\bIcon[A-Z]\w*/g) ?? []) if (!id.includes('node_modules')) named.add(name)
    for (const imported of info.importedIds) walk(imported)
  }
  for (const entry of entries) walk(entry)
  for (const [id, name] of icons) if (named.has(name)) found.add(id)
  return found
}
