import { expect, test } from 'vitest'
import { isPublic } from './navigation/guard.ts'
import { routes } from './routes.ts'
import { SERVER_PAGES } from './server-pages.ts'

test('the server renders what is open to everyone, and nothing else', () => {
  const open = routes.map((route) => route.path).filter((path) => isPublic(path.replace(/\/:.*/, '')))
  expect([...SERVER_PAGES.keys()].toSorted()).toEqual(open.toSorted())
})

test('the server knows the file of every screen', () => {
  expect(routes.map(({ module }) => module)).not.toContain(undefined)
  expect(routes.find(({ path }) => path === '/home')?.module).toBe('src/screens/home/home.tsx')
})
