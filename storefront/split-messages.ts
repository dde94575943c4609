import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import PO from 'pofile'
import type { Plugin, Rolldown } from 'vite'

/** Parts of a catalogue: the messages of the home page, those added by other screens of visitors, and all others. */
export const PARTS = ['home', 'open', 'rest'] as const
type Part = (typeof PARTS)[number]
/** Returns the part that the messages of a module belong to. Known only after the bundler has parsed all modules. */
export type PartOf = (id: string) => Part

/** The entry module of the home page. */
const ENTRY = 'src/entry-client.tsx'
/** The table of all screens. */
const ROUTES = 'src/routes.ts'
/** Loads the account menu, which the home page does not have. */
const MENU = 'src/frame/load-account-menu.ts'
const PUBLIC_SCREEN = /screen: \(\) => import\('\.\/(screens\/[^']+)'\),[^}]*?public: true/g
const CATALOGUE = /^(.*\.po)\?(home|open|rest)$/
/** Placeholder for the messages of a part until the parts are known. */
const PLACEHOLDER = /(["'`])messages of ([^"'`]+\?(home|open|rest))\1/g
/** Matches the id of a message in compiled code. */
const SAID = /\bid: ?"([\w+/]{6})"/g

/**
 * Assigns modules to parts. A part contains its entry modules and all modules that these import, directly or
 * indirectly, icons of packages included. Dynamic imports count too, for example those of sheets.
 */
function partsIn(root: string, { getModuleInfo }: Pick<Rolldown.PluginContext, 'getModuleInfo'>): PartOf {
  const [routes, menu] = [join(root, ROUTES), join(root, MENU)]
  const behind = (starts: readonly string[], ids = new Set<string>()): Set<string> => {
    for (const id of starts) {
      const info = getModuleInfo(id)
      if (!info || ids.has(id) || id === routes || id === menu) continue
      behind([...info.importedIds, ...info.dynamicallyImportedIds], ids.add(id))
    }
    return ids
  }
  const screens = [...readFileSync(routes, 'utf8').matchAll(PUBLIC_SCREEN)].map(([, path]) =>
    join(root, 'src', `${path}`),
  )
  const home = behind([join(root, ENTRY)])
  // `routes.ts` contains the titles of all screens. The home page does not need these titles, so they belong to the
  // part of the other screens of visitors. Only the home page's own title is in the home part, because the home tab
  // shows the same text.
  const open = behind(screens).add(routes)
  return (id) => (home.has(id) ? 'home' : open.has(id) ? 'open' : 'rest')
}

/** The messages of a catalogue by the ids used in code. */
const compiled = (po: string) =>
  PO.parse(po)
    .items.filter((item) => !item.obsolete)
    .map(
      ({ msgid, msgctxt, msgstr }) => [generateMessageId(msgid, msgctxt), compileMessage(msgstr[0] || msgid)] as const,
    )

const asText = (messages: ReturnType<typeof compiled>) => JSON.stringify(JSON.stringify(Object.fromEntries(messages)))

/**
 * Splits a catalogue into `….po?home`, `….po?open` and `….po?rest`, so that a page waits only for the messages of its
 * screen (decision 011). In the browser's build each part has the messages of its modules. In all other builds the
 * first part has all messages.
 */
export function splitMessages(root: string): { plugin: Plugin; partOf: PartOf } {
  const catalogues = new Map<string, ReturnType<typeof compiled>>()
  const parts = new Map<string, Part | undefined>()
  let is_split = false
  let partOf: PartOf = () => 'rest'
  const plugin: Plugin = {
    name: 'split-messages',
    enforce: 'pre',
    configResolved({ command, build }) {
      is_split = command === 'build' && !build.ssr
    },
    async load(id) {
      const [, file, part] = CATALOGUE.exec(id) ?? []
      if (!file) return null
      this.addWatchFile(file)
      const messages = compiled(await readFile(file, 'utf8'))
      catalogues.set(id, messages)
      const text = is_split ? `'messages of ${id}'` : asText(part === 'home' ? messages : [])
      return `export const messages = JSON.parse(${text})`
    },
    buildEnd() {
      if (!is_split) return
      partOf = partsIn(root, this)
      for (const module of this.getModuleIds())
        for (const [, id = ''] of (this.getModuleInfo(module)?.code ?? '').matchAll(SAID))
          parts.set(
            id,
            PARTS.find((part) => part === partOf(module) || part === parts.get(id)),
          )
    },
    renderChunk: (code) =>
      code.replace(PLACEHOLDER, (_text, _quote, id: string, part: string) =>
        asText((catalogues.get(id) ?? []).filter(([message]) => parts.get(message) === part)),
      ),
  }
  return { plugin, partOf: (id) => partOf(id) }
}
