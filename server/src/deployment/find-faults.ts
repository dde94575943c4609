import { API_KINDS, PAGE_KINDS, type ReplyKind, type ReplyType } from './reply-kinds.ts'

const NEEDED_IN_PAGES = ["default-src 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"]

/** Checks the headers of a reply. Returns a description of the fault, or undefined. */
type Rule = (headers: Headers, type: ReplyType, is_https: boolean) => string | undefined

const RULES: readonly Rule[] = [
  (headers) => (headers.get('x-content-type-options') === 'nosniff' ? undefined : 'no X-Content-Type-Options'),
  (headers) => (headers.has('referrer-policy') ? undefined : 'no Referrer-Policy'),
  (headers) => (headers.get('permissions-policy')?.includes('camera=()') ? undefined : 'no Permissions-Policy'),
  (headers, _type, is_https) => {
    const is_sent = /max-age=[1-9]/.test(headers.get('strict-transport-security') ?? '')
    if (is_https === is_sent) return undefined
    return is_https ? 'no Strict-Transport-Security' : 'Strict-Transport-Security without TLS'
  },
  (headers) => (headers.has('x-powered-by') ? 'X-Powered-By names the software' : undefined),
  (headers) => (/\d/.test(headers.get('server') ?? '') ? 'Server names a version' : undefined),
  (headers, type) => (type === 'file' ? undefined : policyFault(headers.get('content-security-policy') ?? '', type)),
  (headers, type) => {
    const opener = headers.get('cross-origin-opener-policy')
    if (type === 'desk page') return opener === 'same-origin' ? undefined : 'no Cross-Origin-Opener-Policy'
    // Pages of the shop must not send this header (docs/decisions/006).
    return type === 'page' && opener !== null ? 'a Cross-Origin-Opener-Policy' : undefined
  },
  (headers, type) => {
    const caching = headers.get('cache-control') ?? ''
    if (type === 'api' && /public/.test(caching)) return 'public Cache-Control'
    return type === 'page' && !caching.includes('private') ? 'Cache-Control is not private' : undefined
  },
]

function policyFault(policy: string, type: ReplyType): string | undefined {
  if (type === 'api') return policy.includes("default-src 'none'") ? undefined : 'no Content-Security-Policy'
  const directives = policy.split(';').map((directive) => directive.trim())
  const missing = NEEDED_IN_PAGES.find((needed) => type !== 'worker' && !directives.includes(needed))
  if (missing) return `Content-Security-Policy without ${missing}`
  if (/'unsafe-(?:inline|eval|hashes)'/.test(policy)) return 'Content-Security-Policy with an unsafe word'
  const types = directives.find((directive) => directive.startsWith('trusted-types ')) ?? ''
  if (types === '') return 'Content-Security-Policy names no trusted types'
  return /[*]|'allow-duplicates'/.test(types) ? 'Content-Security-Policy lets anybody make trusted types' : undefined
}

/**
 * Returns all faults in the headers of one reply.
 * @internal Exported for its test.
 */
export const headerFaults = (headers: Headers, type: ReplyType, is_https: boolean): string[] =>
  RULES.flatMap((rule) => rule(headers, type, is_https) ?? [])

export type Deployment = {
  /** Public origin of the shop, without a trailing slash. */
  origin: string
  /** Whether the front ends are built. */
  has_pages?: boolean
}

/** Requests a reply of each kind and returns one sentence per fault. */
export async function findFaults({ origin, has_pages = true }: Deployment): Promise<string[]> {
  const kinds = has_pages ? [...API_KINDS, ...PAGE_KINDS, ...(await kindsIn(origin))] : API_KINDS
  const faults: string[] = []
  // Requests are sent sequentially, so that the check stays far below the rate limit.
  for (const kind of kinds) faults.push(...(await tryKind(origin, kind)))
  return faults
}

/** @internal Exported for its test. */
export async function tryKind(origin: string, kind: ReplyKind): Promise<string[]> {
  const { name, path, status, type, method = 'GET', headers = {}, body = null } = kind
  const request: RequestInit = { method, headers: { 'accept-language': 'en', ...headers }, body, redirect: 'manual' }
  const reply = await fetch(origin + path, request)
  await reply.body?.cancel()
  const wrong_status = reply.status === status ? [] : [`answered ${reply.status} instead of ${status}`]
  const faults = [...wrong_status, ...headerFaults(reply.headers, type, origin.startsWith('https:'))]
  return faults.map((fault) => `${name} (${method} ${path}): ${fault}`)
}

/**
 * The reply kinds of the files that the home page links to, whose names change with each build, and of a conditional
 * request for the page.
 */
async function kindsIn(origin: string): Promise<ReplyKind[]> {
  const page = await fetch(`${origin}/home`, { headers: { 'accept-language': 'en' } })
  const html = await page.text()
  const etag = page.headers.get('etag') ?? ''
  const unchanged: ReplyKind = { name: 'a page that is unchanged', type: 'page', path: '/home', status: 304 }
  const asset_kinds = [/\/assets\/[^"]+\.js/, /\/pictures\/[^" ]+\.webp\?w=\d+/].flatMap((address): ReplyKind[] => {
    const [path] = address.exec(html) ?? []
    return path ? [{ name: 'a file of the home page', type: 'file', path, status: 200 }] : []
  })
  return [{ ...unchanged, headers: { 'if-none-match': etag } }, ...asset_kinds]
}
