import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import PO from 'pofile'
import type { Plugin, Rolldown } from 'vite'

/**
 * Parts of a catalogue: the messages of the home page, those added by other screens of visitors, all others, and those
 * that only the screens of the wallet use. A screen loads its part and the parts before it.
 */
export const PARTS = ['home', 'open', 'rest', 'wallet'] as const
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
const WALLET_SCREEN = /screen: \(\) => import\('\.\/(screens\/[^']+)'\),[^}]*?wallet: true/g
const CATALOGUE = /^(.*\.po)\?(home|open|rest|wallet)$/
/** Placeholder for the messages of a part until the parts are known. */
const PLACEHOLDER = /(["'`])messages of ([^"'`]+\?(home|open|rest|wallet))\1/g
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
  const records = readFileSync(routes, 'utf8')
  const screensIn = (pattern: RegExp) => [...records.matchAll(pattern)].map(([, path]) => join(root, 'src', `${path}`))
  const dynamicallyImportedBy = (id: string) => getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const walletScreens = screensIn(WALLET_SCREEN)
  const otherScreens = dynamicallyImportedBy(routes).filter((id) => !walletScreens.includes(id))
  const home = behind([join(root, ENTRY)])
  // `routes.ts` contains the titles of all screens. The home page does not need these titles, so they belong to the
  // part of the other screens of visitors. Only the home page's own title is in the home part, because the home tab
  // shows the same text.
  const open = behind(screensIn(PUBLIC_SCREEN)).add(routes)
  const rest = behind([...otherScreens, ...dynamicallyImportedBy(menu)])
  const wallet = behind(walletScreens)
  return (id) => (home.has(id) ? 'home' : open.has(id) ? 'open' : wallet.has(id) && !rest.has(id) ? 'wallet' : 'rest')
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
 * Splits a catalogue into `….po?home` and the other parts, so that a page waits only for the messages of its screen
 * (decision 011). In the browser's build each part has the messages of its modules. In all other builds the first part
 * has all messages.
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
