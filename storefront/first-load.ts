import { join } from 'node:path'

type ModuleInfo = { importedIds: readonly string[] }
type Context = { getModuleInfo: (id: string) => ModuleInfo | null }

/** What the front page's package holds besides, for screens that change something: its door names everything. */
const LATER = /@tanstack\/(react-query|query-core)\/.*\/(useMutation|mutationObserver)\.js$/

/**
 * Names the chunk of everything the front page needs before it is alive. One file compresses a tenth better than forty,
 * and every other page starts from it too.
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
  const walk = (id: string) => {
    if (found.has(id) || LATER.test(id)) return
    const info = context.getModuleInfo(id)
    if (!info) return
    found.add(id)
    for (const imported of info.importedIds) walk(imported)
  }
  for (const entry of entries) walk(entry)
  return found
}
