import { CallError } from '@sampan/contract/call-error'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { isPublic, routes } from '../routes.ts'
import { type GuardedSession, guard } from './guard.ts'
import { safeNext } from './safe-next.ts'

type Overrides = {
  token?: boolean
  user?: boolean
  fetchUser?: () => Promise<unknown>
  logout?: () => Promise<unknown>
}

function aSession({ token = false, user = false, fetchUser, logout }: Overrides = {}) {
  const state = { token, user }
  const session = {
    hasToken: () => state.token,
    hasUser: () => state.user,
    fetchUser: vi.fn(
      fetchUser ??
        (async () => {
          state.user = true
        }),
    ),
    logout: vi.fn(logout ?? (async () => {})),
    clear: vi.fn(() => {
      state.token = false
    }),
  } satisfies GuardedSession
  return session
}

const refuseRead = async () => {
  throw new CallError('failed', 'no', { status: 500 })
}
const unavailable = async (status: number) => {
  throw new CallError('failed', 'no', { status })
}
const loseRead = async () => {
  throw new CallError('unreachable', 'lost')
}

const visit = (path: string, address: string, session: GuardedSession) =>
  guard({ path, address, isPublic: isPublic(path) }, session)

/** The public paths of the specification. */
const PUBLIC = [
  '/login',
  '/register',
  '/home',
  '/shop',
  '/explore',
  '/detail',
  '/search',
  '/forgotPassword',
  '/changePassword',
]

/** Public because the law requires it. */
const PUBLIC_BY_LAW = '/withdrawFromContract'

test('the public routes are those of the specification, and routes that contain one of them', () => {
  const open = routes.filter((route) => route.public).map(({ path }) => path.replace(/\/:.*/, ''))
  expect([...new Set(open.filter((path) => PUBLIC.includes(path)))].toSorted()).toEqual(PUBLIC.toSorted())
  for (const path of open.filter((one) => one !== PUBLIC_BY_LAW))
    expect(PUBLIC.some((openPath) => path.includes(openPath))).toBe(true)
})

test.each(PUBLIC)('%s is public, both alone and inside a longer path', async (path) => {
  expect(isPublic(path)).toBe(true)
  expect(isPublic(`${path}/anything`)).toBe(true)
  expect(await visit(path, path, aSession())).toEqual({ pass: true })
})

test.each(['/bag', '/language', '/filter', '/changePayPwd', '/payment', '/products', '/'])(
  '%s is not public',
  (path) => {
    expect(isPublic(path)).toBe(false)
  },
)

test('the root redirects to /home', async () => {
  expect(await visit('/', '/', aSession({ token: true, user: true }))).toEqual({ pass: false, to: '/home' })
})

test('any other path without a token redirects to the login with a message, and keeps the target', async () => {
  const verdict = await visit('/payment', '/payment?orders=1,2', aSession())
  expect(verdict).toEqual({ pass: false, to: '/login?next=%2Fpayment%3Forders%3D1%2C2', say_login_first: true })
})

test('with a token, /login redirects to /', async () => {
  expect(await visit('/login', '/login', aSession({ token: true, user: true }))).toEqual({ pass: false, to: '/' })
})

test('with a token, /login redirects to the page that the login would open, but not to another site', async () => {
  const session = aSession({ token: true, user: true })
  const target = async (next: string) => visit('/login', `/login?next=${encodeURIComponent(next)}`, session)
  expect(await target('/addressForm?choose=1')).toEqual({ pass: false, to: '/addressForm?choose=1' })
  expect(await target('//elsewhere.example/')).toEqual({ pass: false, to: '/' })
  expect(await target('https://elsewhere.example/')).toEqual({ pass: false, to: '/' })
})

test('with a token and user info, the guard allows the visit without a request', async () => {
  const session = aSession({ token: true, user: true })
  expect(await visit('/bag', '/bag', session)).toEqual({ pass: true })
  expect(session.fetchUser).not.toHaveBeenCalled()
})

test('with a token but no user info, the guard loads the user info and allows the visit', async () => {
  const session = aSession({ token: true })
  expect(await visit('/bag', '/bag', session)).toEqual({ pass: true })
  expect(session.fetchUser).toHaveBeenCalledOnce()
})

test('a session that ends while its user info is loaded goes to the login, with the message', async () => {
  const session = aSession({ token: true, fetchUser: async () => session.clear() })
  expect(await visit('/bag', '/bag', session)).toEqual({
    ...{ pass: false, to: '/login?next=%2Fbag', say_login_first: true },
  })
  expect(session.logout).not.toHaveBeenCalled()
})

test('if loading fails, the guard logs out and redirects to /login', async () => {
  const session = aSession({ token: true, fetchUser: refuseRead })
  expect(await visit('/bag', '/bag', session)).toEqual({ pass: false, to: '/login' })
  expect(session.logout).toHaveBeenCalledOnce()
})

test('if the logout request also fails, the guard clears the token on the device and redirects to /', async () => {
  const session = aSession({ token: true, fetchUser: refuseRead, logout: refuseRead })
  expect(await visit('/bag', '/bag', session)).toEqual({ pass: false, to: '/' })
  expect(session.clear).toHaveBeenCalledOnce()
})

test.each([
  ['no reply', loseRead],
  ['502', () => unavailable(502)],
  ['503', () => unavailable(503)],
  ['504', () => unavailable(504)],
])('a lost connection (%s) keeps the token, and the verdict is offline', async (_, fetchUser) => {
  const session = aSession({ token: true, fetchUser })
  expect(await visit('/bag', '/bag', session)).toEqual({ pass: false, offline: true })
  expect(session.logout).not.toHaveBeenCalled()
  expect(session.clear).not.toHaveBeenCalled()
})

test.each([
  ['/bag', '/bag'],
  ['/payment?orders=1#x', '/payment?orders=1#x'],
  [null, '/'],
  ['', '/'],
  ['https://evil.example', '/'],
  ['//evil.example/bag', '/'],
  ['/\\evil.example', '/'],
  ['/login', '/'],
  ['bag', '/'],
  ['/..//evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/bag/../..//evil.example', '/'],
  ['/\n//x', '/'],
  ['/\t/evil.example', '/'],
  ['/bag/../payment', '/payment'],
  ['/./login', '/'],
])('after login, next=%s opens %s', (next, to) => {
  expect(safeNext(next)).toBe(to)
})

test('any value of `next` gives a path of this shop, and applying the rule to that path changes nothing', () => {
  const pieces = fc.constantFrom(
    '/',
    '//',
    '..',
    '.',
    '\\',
    '\n',
    '\t',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '%2e',
    'evil.example',
  )
  const crooked = fc
    .array(fc.oneof(pieces, fc.string({ maxLength: 4, unit: 'binary' })))
    .map((parts) => `/${parts.join('')}`)
  const shop = 'https://shop.example'
  fc.assert(
    fc.property(fc.oneof(crooked, fc.string({ unit: 'binary' }), fc.webUrl()), (next) => {
      const to = safeNext(next)
      expect(to).toMatch(/^\/(?![/\\])/)
      expect(new URL(to, `${shop}/login`).origin).toBe(shop)
      expect(safeNext(to)).toBe(to)
    }),
    { numRuns: 3000 },
  )
})
