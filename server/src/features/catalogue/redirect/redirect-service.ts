import type { RedirectFault, RedirectFile } from '@sampan/contract'
import { REDIRECT_LIMITS, REDIRECT_ROWS_SHOWN } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { type RedirectLine, readRedirectFile } from './redirect-file.ts'
import { addressIn, oldPathsOf } from './redirect-path.ts'
import {
  deleteRedirect,
  findProductsNamed,
  findRedirects,
  findShopsNamed,
  findTargets,
  lockAndCountRedirects,
  type Move,
  storeRedirects,
  useRedirect,
} from './redirect-sql.ts'

/** Paths that the server answers itself. */
const RESERVED = /^\/(?:api|console|hooks|assets|uploads|healthz|readyz|\.well-known)(?:\/|$)|^\/$/
/** The public pages that an old address may lead to. */
const PAGE = /^\/(?:home|explore|search|shop|detail|login|register)(?:[/?#]|$)/
/** A longer chain of old paths counts as a circle, because browsers follow about twenty. */
const CHAIN_LIMIT = 10

type File = { csv: string; dry_run: boolean }
type Fault = RedirectFile['faults'][number]
/** A row without a fault, or with one. */
type CheckedLine = { line: number; text: string } & (Move | { fault: RedirectFault })

/**
 * Stores the old paths of a file, or with `dry_run` reports what it would store.
 * @throws Refusal redirect_columns, redirect_rows, redirect_limit
 */
export async function addRedirectFile(
  db: Db,
  host: string,
  operator: OperatorSession,
  file: File,
): Promise<RedirectFile> {
  const rows = await readRedirectFile(file.csv)
  const lines = await checkTargets(
    db,
    rows.map((row) => checkLine(row, host)),
  )
  if (file.dry_run) return (await sortOut(db, lines)).report
  return actAtDesk(db, operator, async (tx, log) => {
    const count = await lockAndCountRedirects(tx)
    const { moves, report } = await sortOut(tx, lines)
    if (count + report.added > REDIRECT_LIMITS.total) throw new Refusal('redirect_limit')
    if (report.added + report.changed === 0) return report
    await storeRedirects(tx, moves, operator.operator_id)
    const { added, changed } = report
    await log({
      action: 'redirects_added',
      ref_type: 'redirect',
      ref_id: moves[0]?.path ?? '',
      details: { added, changed },
    })
    return report
  })
}

function checkLine({ line, from, to, is_torn }: RedirectLine, host: string): CheckedLine {
  const fault = (fault: RedirectFault, text = from) => ({ line, text: text.slice(0, REDIRECT_LIMITS.path), fault })
  if (is_torn) return fault('torn')
  const address = addressIn(/^(?:\/|https?:)/i.test(from.trim()) ? from : `/${from.trim()}`)
  const path = address && oldPathsOf(address)[0]
  if (from.trim() === '' || path === undefined) return fault('no_path')
  if (to === '') return fault('no_target')
  if (path.length > REDIRECT_LIMITS.path || to.length > REDIRECT_LIMITS.path) return fault('too_long')
  if (RESERVED.test(path)) return fault('reserved')
  if (!/^(?:\/|https?:)/i.test(to)) return { line, text: to, path, target: to.toLowerCase() }
  const target = addressIn(to)
  if (!target) return fault('unknown_target', to)
  if (target.host !== 'shop.invalid' && target.host !== host) return fault('elsewhere', to)
  return { line, text: to, path, target: target.pathname + target.search + target.hash }
}

/** Replaces names of products by their pages, and finds targets that do not exist. */
async function checkTargets(db: Db, lines: readonly CheckedLine[]): Promise<CheckedLine[]> {
  const targets = lines.flatMap((line) => ('target' in line ? [line.target] : []))
  const idsAfter = (screen: string) =>
    targets.flatMap((target) => (target.startsWith(screen) ? [idAfter(screen, target)] : []))
  const names = [...targets.filter((target) => !target.startsWith('/')), ...idsAfter('/detail/')]
  const products = await findProductsNamed(db, [...new Set(names)])
  const shops = await findShopsNamed(db, [...new Set(idsAfter('/shop/'))])
  return lines.map((one) => {
    if (!('target' in one)) return one
    const { line, text, path, target } = one
    const unknown = { line, text, fault: 'unknown_target' as const }
    if (!target.startsWith('/')) {
      const product_id = products.get(target)
      return product_id === undefined ? unknown : { line, text, path, target: `/detail/${product_id}` }
    }
    if (target.startsWith('/detail/') && products.get(idAfter('/detail/', target)) !== idAfter('/detail/', target))
      return unknown
    if (target.startsWith('/shop/') && !shops.has(idAfter('/shop/', target))) return unknown
    return one
  })
}

const idAfter = (screen: string, target: string) => target.slice(screen.length).split(/[/?#]/, 1)[0] ?? ''

/** Leaves out rows that repeat another row or make a circle, and counts new, changed and equal rows. */
async function sortOut(db: Db, lines: readonly CheckedLine[]): Promise<{ moves: Move[]; report: RedirectFile }> {
  const faults: Fault[] = []
  const byPath = new Map<string, CheckedLine & Move>()
  for (const one of lines) {
    if ('fault' in one) faults.push(one)
    else if (byPath.has(one.path)) {
      if (byPath.get(one.path)?.target !== one.target) faults.push({ line: one.line, fault: 'twice', text: one.path })
    } else byPath.set(one.path, one)
  }
  const known = await findTargets(db, [...byPath.keys()])
  const leadsTo = await targetsReached(db, byPath)
  for (const [path, { line, text, target }] of byPath) {
    const end = endOf(target, leadsTo)
    if (end !== undefined && PAGE.test(end)) continue
    byPath.delete(path)
    faults.push({ line, fault: end === undefined ? 'circle' : 'unknown_target', text })
  }
  const moves = [...byPath.values()].map(({ path, target }) => ({ path, target }))
  const added = moves.filter(({ path }) => !known.has(path)).length
  const unchanged = moves.filter(({ path, target }) => known.get(path) === target).length
  const report = {
    ...{ rows: lines.length, added, unchanged, changed: moves.length - added - unchanged, faulty: faults.length },
    faults: faults.toSorted((one, other) => one.line - other.line).slice(0, REDIRECT_ROWS_SHOWN),
    examples: moves.slice(0, REDIRECT_ROWS_SHOWN),
  }
  return { moves, report }
}

const pathOf = (target: string) => oldPathsOf(new URL(target, 'http://shop.invalid'))[0] ?? ''

/** The targets of a file's old paths, and of the stored old paths that these targets lead to. */
async function targetsReached(db: Db, byPath: ReadonlyMap<string, Move>): Promise<Map<string, string>> {
  const leadsTo = new Map([...byPath].map(([path, { target }]) => [path, target]))
  let next = [...leadsTo.values()].map(pathOf)
  for (let step = 0; step < CHAIN_LIMIT && next.length > 0; step++) {
    const stored = await findTargets(
      db,
      [...new Set(next)].filter((path) => !leadsTo.has(path)),
    )
    for (const [path, target] of stored) leadsTo.set(path, target)
    next = [...stored.values()].map(pathOf)
  }
  return leadsTo
}

/** The page at the end of a chain of old paths; undefined for a circle. */
function endOf(target: string, leadsTo: ReadonlyMap<string, string>): string | undefined {
  let end: string | undefined = target
  for (let step = 0; step < CHAIN_LIMIT && end !== undefined; step++) {
    const next = leadsTo.get(pathOf(end))
    if (next === undefined) return end
    end = next
  }
  return undefined
}

/** @throws NotFound if another operator removed it. */
export const removeRedirect = (db: Db, operator: OperatorSession, path: string) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (!(await deleteRedirect(tx, path))) throw new NotFound()
    await log({ action: 'redirect_removed', ref_type: 'redirect', ref_id: path })
  })

/** A page of the list. `beginning` may be a whole address. */
export async function listRedirects(db: Db, beginning: string, cursor: string, page_size: number) {
  const address = addressIn(beginning)
  const items = await findRedirects(
    db,
    (address && oldPathsOf(address)[0]) ?? beginning.toLowerCase(),
    cursor,
    page_size + 1,
  )
  const next_cursor = items.length > page_size ? (items[page_size - 1]?.path ?? null) : null
  return { items: items.slice(0, page_size), next_cursor }
}

/**
 * Where an address that is no page of the shop leads, and counts this use. The query stays, because it may name a
 * campaign, unless it is part of the old address.
 */
export async function redirectOf(db: Db, address: string): Promise<string | undefined> {
  const url = URL.parse(`http://shop.invalid${address}`)
  if (!url || address.length > 2 * REDIRECT_LIMITS.path) return undefined
  const [exact = '', rough = exact] = oldPathsOf(url)
  const found = await useRedirect(db, exact, rough)
  if (!found) return undefined
  const { path, target } = found
  return path === rough && url.search && !target.includes('?') ? addQuery(target, url.search) : target
}

function addQuery(target: string, search: string): string {
  const [path, hash] = target.split('#')
  return `${path}${search}${hash === undefined ? '' : `#${hash}`}`
}
