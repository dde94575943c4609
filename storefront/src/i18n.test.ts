import { expect, test, vi } from 'vitest'
import { cachedI18n, makeI18n } from './i18n.ts'

test('messages are loaded once; after a failure they are loaded again', async () => {
  const load = vi.fn(makeI18n)
  load.mockRejectedValueOnce(new Error('too many open files'))
  const i18nOf = cachedI18n((locale) => load(locale))
  await expect(i18nOf('en')).rejects.toThrow('too many open files')
  const [first, second] = await Promise.all([i18nOf('en'), i18nOf('en')])
  expect(first).toBe(second)
  expect(load).toHaveBeenCalledTimes(2)
})
