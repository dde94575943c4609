import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { DefaultLanguage } from '../language/default-language.ts'
import { languageOfPage } from './page-language.ts'

/** The part of a server that determines languages. */
const server = { default_language: new DefaultLanguage(async () => 'th') } as FastifyInstance

const cookie = (value: unknown) => `Admin-Token=x; Local_Lang=${encodeURIComponent(JSON.stringify(value))}; other=1`

test.each([
  ['the stored language wins over the browser', cookie({ language_name: '日本語', file_name: 'ri' }), 'th', 'ja'],
  ['without one the browser decides', undefined, 'fr;q=0.9, ko-KR;q=0.8, en;q=0.1', 'ko'],
  ['weights count', undefined, 'en;q=0.5, th;q=0.7', 'th'],
  ['a language the shop does not have is Chinese', undefined, 'fr, de', 'zh-CN'],
  ['traditional Chinese reads Chinese', undefined, 'zh-TW', 'zh-CN'],
  ['no word at all is Chinese', undefined, undefined, 'zh-CN'],
  ['a broken cookie is none', 'Local_Lang=%7Bbroken', 'en', 'en'],
  ['a cookie of something else is none', cookie(['ri']), 'en', 'en'],
  ['an unknown language in the cookie is none', cookie({ file_name: 'xx' }), 'en', 'en'],
])('%s', (_what, stored, accepted, language) => {
  const headers = { ...(stored && { cookie: stored }), ...(accepted && { 'accept-language': accepted }) }
  expect(languageOfPage({ headers, server })).toBe(language)
})

test.each([
  ['the language in the address wins over all others', 'lang=ko', 'ko'],
  ['of several the first counts', 'x=1&lang=th&lang=ko', 'th'],
  ['one that the shop does not have is none', 'lang=fr', 'ja'],
  ['an empty one is none', 'lang=', 'ja'],
])('%s', (_what, search, language) => {
  const headers = { cookie: cookie({ file_name: 'ri' }), 'accept-language': 'en' }
  expect(languageOfPage({ headers, server }, search)).toBe(language)
})

test('without a known language in the request, the owner’s default applies once it is read', async () => {
  const chosen = { default_language: new DefaultLanguage(async () => 'ko') } as FastifyInstance
  expect(languageOfPage({ headers: {}, server: chosen })).toBe('zh-CN')
  await chosen.default_language?.refresh()
  expect(languageOfPage({ headers: { 'accept-language': 'fr' }, server: chosen })).toBe('ko')
  expect(languageOfPage({ headers: { 'accept-language': 'en' }, server: chosen })).toBe('en')
})
