import { afterEach, expect, test, vi } from 'vitest'
import { addressOf } from '../../../../../testing/database.ts'
import { anOperator, aProduct, aShop } from '../../../../../testing/world.ts'
import { updateAllListings } from '../../listing/listing-service.ts'
import type { ShopWords } from './term.ts'
import { changeWordVersion } from './vocabulary-sql.ts'
import { watchWords } from './watch-words.ts'

const shop = await aShop()
const address = await addressOf(shop.db)
const running: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
})

function watch(to = address, pause = 0) {
  const words: ShopWords = { dictionary: undefined }
  const watched = watchWords({ ...shop.context, words }, to, pause)
  running.push(watched)
  return { words, loaded: watched.loaded }
}

test('a thread loads the words of the shop, and again when they change', async () => {
  await aProduct(shop)
  await updateAllListings(shop.db)
  const { words, loaded } = watch()
  await loaded
  const first = words.dictionary
  expect(first?.vocabularies.en.spellings.find('product')).toHaveLength(1)
  expect(first?.vocabularies.ja.spellings.find('xylophone')).toBeUndefined()
  await shop.db.insertInto('known_word').values({ word: 'xylophone', language: 'en', titles: 7, names: 0 }).execute()
  await changeWordVersion(shop.db)
  await vi.waitFor(() => expect(words.dictionary).not.toBe(first), { timeout: 60_000, interval: 100 })
  expect(words.dictionary?.vocabularies.en.spellings.find('xylophone')).toHaveLength(1)
})

test('saved and removed synonyms are loaded without the pause after the last loading', async () => {
  const desk = await anOperator(shop, { roles: ['catalogue'] })
  const { words, loaded } = watch(address, 1_000_000)
  await loaded
  const first = words.dictionary
  await changeWordVersion(shop.db)
  const body = { language: 'en', word: 'torch', meaning: 'flashlight', is_both: false } as const
  await desk.call('POST /api/admin/synonym/save', { body })
  await vi.waitFor(() => expect(words.dictionary).not.toBe(first), { timeout: 60_000, interval: 100 })
  expect(words.dictionary?.vocabularies.en.spellings.find('torch')).toHaveLength(1)
  await desk.call('POST /api/admin/synonym/remove', { body: { language: 'en', word: 'torch', meaning: 'flashlight' } })
  await vi.waitFor(() => expect(words.dictionary?.vocabularies.en.spellings.find('torch')).toBeUndefined(), {
    timeout: 30_000,
    interval: 100,
  })
})

test('a thread that fails leaves the words as they were, and the shop opens', async () => {
  const { words, loaded } = watch({ ...address, database: 'no_such_database' })
  await loaded
  expect(words.dictionary).toBeUndefined()
})

test('stopping ends a thread that is loading', async () => {
  const { words } = watch()
  await running.splice(0)[0]?.stop()
  const stopped = words.dictionary
  await changeWordVersion(shop.db)
  expect(words.dictionary).toBe(stopped)
})
