import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { DefaultLanguage } from '../language/default-language.ts'
import { languageOfPage } from './page-language.ts'

/** The part of a server that determines languages. */
const server = { default_language: new DefaultLanguage(async () => 'th') } as FastifyInstance

const cookie = (value: unknown) => `Admin-Token=x; Local_Lang=${encodeURIComponent(JSON.stringify(value))}; other=1`

test.each([
  [
    'the stored language takes precedence over the browser languages',
    cookie({ language_name: '日本語', file_name: 'ri' }),
    'th',
    'ja',
  ],
  ['without a stored language the browser decides', undefined, 'fr;q=0.9, ko-KR;q=0.8, en;q=0.1', 'ko'],
  ['the language with the highest weight is used', undefined, 'en;q=0.5, th;q=0.7', 'th'],
  ['for unsupported languages the page is Chinese', undefined, 'fr, de', 'zh-CN'],
  ['for traditional Chinese the page is simplified Chinese', undefined, 'zh-TW', 'zh-CN'],
  ['without any language the page is Chinese', undefined, undefined, 'zh-CN'],
  ['a broken cookie is ignored', 'Local_Lang=%7Bbroken', 'en', 'en'],
  ['a cookie of another format is ignored', cookie(['ri']), 'en', 'en'],
  ['an unknown language in the cookie is ignored', cookie({ file_name: 'xx' }), 'en', 'en'],
])('%s', (_what, stored, accepted, language) => {
  const headers = { ...(stored && { cookie: stored }), ...(accepted && { 'accept-language': accepted }) }
  expect(languageOfPage({ headers, server })).toBe(language)
})

test.each([
  ['the language in the address takes precedence', 'lang=ko', 'ko'],
  ['the first of several languages is used', 'x=1&lang=th&lang=ko', 'th'],
  ['an unsupported language in the address is ignored', 'lang=fr', 'ja'],
  ['an empty language in the address is ignored', 'lang=', 'ja'],
])('%s', (_what, search, language) => {
  const headers = { cookie: cookie({ file_name: 'ri' }), 'accept-language': 'en' }
  expect(languageOfPage({ headers, server }, search)).toBe(language)
})

test('without a known language in the request, the owner’s default applies once it is read', async () => {
  const server = { default_language: new DefaultLanguage(async () => 'ko') } as FastifyInstance
  expect(languageOfPage({ headers: {}, server })).toBe('zh-CN')
  await server.default_language?.refresh()
  expect(languageOfPage({ headers: { 'accept-language': 'fr' }, server })).toBe('ko')
  expect(languageOfPage({ headers: { 'accept-language': 'en' }, server })).toBe('en')
})
