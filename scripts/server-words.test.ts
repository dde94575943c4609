import { LANGUAGE_TAGS } from '@sampan/contract/languages'
import { expect, test } from 'vitest'
import { catalogueFaults, serverCatalogues, serverWordFaults } from './server-words.ts'

const SOURCES = [
  "sentence('mail.test.title')",
  'sentence(`refusal.$\u007breason}`) + sentence(`notice.$\u007bkind}.body`)',
]
const TEXTS = { 'mail.test.title': '{shop}: 1', 'notice.refund.body': '2', 'refusal.busy': '3' }

/** The same texts in every language, with those of one language changed. */
const files = (texts: Record<string, string>, changes: Record<string, string> = {}) => ({
  ...Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, JSON.stringify(texts, null, 2)])),
  ...changes,
})

test('every language has all sentences of the server, and the server uses them', () => {
  expect(Object.keys(JSON.parse(serverCatalogues().en ?? '')).length).toBeGreaterThan(440)
  expect(serverWordFaults()).toEqual([])
})

test('catalogues with the same ids, all of which the code uses, have no faults', () => {
  expect(catalogueFaults(files(TEXTS), SOURCES)).toEqual([])
})

test.each([
  ['ja.json lacks refusal.busy', { 'mail.test.title': '{shop}: 1', 'notice.refund.body': '2' }],
  ['ja.json has refusal.other, which en.json lacks', { ...TEXTS, 'refusal.other': '4' }],
  ['ja.json has no text for refusal.busy', { ...TEXTS, 'refusal.busy': ' ' }],
  ['ja.json: mail.test.title has other placeholders than the English text', { ...TEXTS, 'mail.test.title': '1' }],
  [
    'ja.json: mail.test.title is not in alphabetical order',
    { 'notice.refund.body': '2', 'mail.test.title': '{shop}: 1', 'refusal.busy': '3' },
  ],
])('%s', (fault, texts) => {
  expect(catalogueFaults(files(TEXTS, { ja: JSON.stringify(texts, null, 2) }), SOURCES)).toEqual([fault])
})

test('a repeated id, an English text and a file of no language are reported', () => {
  const repeatedId = '{\n  "mail.test.title": "1",\n  "mail.test.title": "2"\n}'
  const english = '{\n  "mail.test.title": "Hello"\n}'
  const faults = catalogueFaults(
    { ...files({ 'mail.test.title': 'Hello' }), ko: english, th: repeatedId, de: '{}' },
    SOURCES,
  )
  expect(faults).toContain('th.json has mail.test.title twice')
  expect(faults).toContain('ko.json leaves mail.test.title in English')
  expect(faults).toContain('de.json is for no language of the shop')
  expect(catalogueFaults({ en: '{}' }, SOURCES)).toContain('ja.json is missing')
})

test('an id that no literal and no template of the code can name is reported', () => {
  const texts = { ...TEXTS, 'refusal.busy.with_sums': '4', 'unsubscribe.link': '5' }
  expect(catalogueFaults(files(texts), SOURCES)).toEqual([
    'en.json has refusal.busy.with_sums, which no code uses',
    'en.json has unsubscribe.link, which no code uses',
  ])
})
