import { DESK_HEADER } from '@sampan/contract/rules'

/** The type of a reply. It determines the required headers. */
export type ReplyType = 'api' | 'desk page' | 'file' | 'page' | 'worker'

export type ReplyKind = {
  name: string
  type: ReplyType
  path: string
  status: number
  method?: string
  headers?: Record<string, string>
  body?: string
}

const JSON_BODY = { 'content-type': 'application/json' }
const TOO_LARGE = JSON.stringify({ account: 'x'.repeat(300 * 1024), password: 'x' })

export const API_KINDS: readonly ReplyKind[] = [
  { name: 'an answer', type: 'api', path: '/api/home', status: 200 },
  { name: 'a long answer, compressed', type: 'api', path: '/api/openapi.json', status: 200 },
  { name: 'a call that needs a session', type: 'api', path: '/api/user/getUserInfo', status: 401 },
  { name: 'a call of the desk', type: 'api', path: '/api/admin/me', headers: { [DESK_HEADER]: '1' }, status: 401 },
  { name: 'a stream of events', type: 'api', path: '/api/events', status: 401 },
  { name: 'an unknown call', type: 'api', path: '/api/nothing', status: 404 },
  { name: 'a call by another method', type: 'api', path: '/api/home', method: 'DELETE', status: 404 },
  { name: 'malformed input', type: 'api', path: '/api/product/list?page=x', status: 400 },
  {
    name: 'a body that is no JSON',
    type: 'api',
    path: '/api/user/login',
    method: 'POST',
    headers: JSON_BODY,
    body: '{',
    status: 400,
  },
  {
    name: 'a body that is too large',
    type: 'api',
    path: '/api/user/login',
    method: 'POST',
    headers: JSON_BODY,
    body: TOO_LARGE,
    status: 413,
  },
  { name: 'the reference', type: 'desk page', path: '/api/docs', status: 200 },
  { name: 'an address that cannot be decoded', type: 'file', path: '/%ff', status: 404 },
  { name: 'an unknown file', type: 'file', path: '/.env', status: 404 },
  { name: 'an unknown picture', type: 'file', path: '/pictures/none.webp', status: 404 },
  { name: 'the health check', type: 'file', path: '/healthz', status: 200 },
  { name: 'readiness', type: 'file', path: '/readyz', status: 200 },
  { name: 'robots.txt', type: 'file', path: '/robots.txt', status: 200 },
  { name: 'the sitemap', type: 'file', path: '/sitemap.xml', status: 200 },
]

export const PAGE_KINDS: readonly ReplyKind[] = [
  { name: 'the way home', type: 'file', path: '/', status: 302 },
  { name: 'a page', type: 'page', path: '/home', status: 200 },
  { name: 'a private page', type: 'page', path: '/capitalRecord', status: 200 },
  { name: 'an unknown page', type: 'page', path: '/nowhere', status: 404 },
  { name: 'the shell', type: 'page', path: '/shell?lang=en', status: 200 },
  { name: 'the manifest', type: 'file', path: '/site.webmanifest', status: 200 },
  { name: 'an icon', type: 'file', path: '/icon.svg', status: 200 },
  { name: 'the service worker', type: 'worker', path: '/sw.js', status: 200 },
  { name: 'an unknown script', type: 'file', path: '/assets/none.js', status: 404 },
  { name: 'the desk', type: 'desk page', path: '/console', status: 200 },
  { name: 'a page of the desk', type: 'desk page', path: '/console/orders', status: 200 },
  { name: 'an unknown file of the desk', type: 'file', path: '/console/none.js', status: 404 },
]
