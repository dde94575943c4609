// Checks the catalogues. Extracts the messages of the front ends into a copy and compares: every message must be in every
// catalogue, translated and well-formed, and no catalogue may have obsolete messages. server-words.ts checks the
// catalogues of the server. Changes nothing.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLeftInEnglish, type Message } from './left-in-english.ts'
import { serverWordFaults } from './server-words.ts'

const ROOT = join(import.meta.dirname, '..')
export const FRONT_ENDS = ['storefront', 'console'] as const
export type FrontEnd = (typeof FRONT_ENDS)[number]
const SOURCE = 'en.po'

const unquote = (lines: string) => [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part).join('')

/** The messages of a PO catalogue, without its header and obsolete entries. */
export function readCatalogue(po: string): Message[] {
  const entry = /^(?:msgctxt ((?:".*"\s*)+))?msgid ((?:".*"\s*)+)msgstr ((?:".*"\s*)+)/gm
  const messages = [...po.matchAll(entry)].map(([, context = '', id = '', text = '']) => ({
    id: unquote(context) + unquote(id),
    text: unquote(text),
  }))
  return messages.filter(({ id }) => id !== '')
}

/** The faults of one catalogue, one sentence each. `wanted` has the messages in the code. */
export function faultsOf(file: string, messages: Message[], sourceMessages: Message[]): string[] {
  const has = new Map(messages.map((message) => [message.id, message]))
  const sourceIds = new Set(sourceMessages.map(({ id }) => id))
  return [
    ...sourceMessages.filter(({ id }) => !has.has(id)).map(({ id }) => `${file} lacks "${id}": npm run words`),
    ...messages
      .filter(({ id }) => !sourceIds.has(id))
      .map(({ id }) => `${file} has "${id}", which no code uses: npm run words`),
    ...messages.filter(({ text }) => text === '').map(({ id }) => `${file} does not translate "${id}"`),
    ...(file === SOURCE ? [] : messages.filter(isLeftInEnglish).map(({ id }) => `${file} leaves "${id}" in English`)),
  ]
}

function lingui(front_end: FrontEnd, ...args: string[]): void {
  const program = join(ROOT, 'node_modules/.bin/lingui')
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: join(ROOT, front_end), encoding: 'utf8' })
  if (status !== 0) throw new Error(`lingui ${args[0]} failed:\n${stdout}${stderr}`)
}

/** Lingui settings of a package, with a different folder for the catalogues, which also name the files of a message. */
const settingsFor = (
  front_end: FrontEnd,
  folder: string,
) => `import settings from '${join(ROOT, front_end, 'lingui.config.ts')}'
const catalogs = settings.catalogs.map((catalog) => ({ ...catalog, path: '${folder}/{locale}' }))
const formatOptions = { ...settings.formatOptions, origins: true }
export default { ...settings, rootDir: '${join(ROOT, front_end)}', catalogs, formatOptions }
`

function committed(path: string): Message[] {
  return existsSync(path) ? readCatalogue(readFileSync(path, 'utf8')) : []
}

type Copy = { folder: string; settings: string }

/** Extracts the messages of the code into a copy of the catalogues, which is removed afterwards. */
function withExtracted<T>(front_end: FrontEnd, use: (copy: Copy) => T): T {
  const temporary = mkdtempSync(join(tmpdir(), 'sampan-words-'))
  try {
    const folder = join(temporary, 'locales')
    mkdirSync(folder)
    const locales = join(ROOT, front_end, 'src/locales')
    cpSync(locales, folder, { recursive: true, filter: (path) => !path.endsWith('.ts') })
    const settings = join(temporary, 'lingui.config.ts')
    writeFileSync(settings, settingsFor(front_end, folder))
    // One worker: Lingui's threads must start within ten seconds, which fails on a busy machine.
    lingui(front_end, 'extract', '--config', settings, '--clean', '--workers', '1')
    return use({ folder, settings })
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** The English catalogue of a front end as its code is now, with the files of each message. */
export const extractedCatalogue = (front_end: FrontEnd): string =>
  withExtracted(front_end, ({ folder }) => readFileSync(join(folder, SOURCE), 'utf8'))

function checkWords(front_end: FrontEnd): string[] {
  const locales = join(ROOT, front_end, 'src/locales')
  return withExtracted(front_end, ({ folder, settings }) => {
    const sourceMessages = readCatalogue(readFileSync(join(folder, SOURCE), 'utf8'))
    if (sourceMessages.length === 0) return [`no words were found in the ${front_end} at all`]
    const files = readdirSync(folder).filter((file) => file.endsWith('.po'))
    const faults = files.flatMap((file) => faultsOf(file, committed(join(locales, file)), sourceMessages))
    // The catalogues are compiled last, because compiling would replace an untranslated message with its source and
    // hide it.
    if (faults.length === 0) lingui(front_end, 'compile', '--config', settings, '--strict')
    return faults
  })
}

if (import.meta.main) {
  const faults = [
    ...FRONT_ENDS.flatMap((front_end) => checkWords(front_end).map((fault) => `${front_end}: ${fault}`)),
    ...serverWordFaults().map((fault) => `server: ${fault}`),
  ]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
