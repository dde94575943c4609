import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test } from 'vitest'
import { messagesIn, missingFrom } from './split-words.ts'
import { type Part, wordParts } from './word-parts.ts'

const PLACES: Readonly<Record<string, Part>> = { 'home.tsx': 'front', 'detail.tsx': 'open' }
const partOf = (file: string) => PLACES[file] ?? 'rest'

const catalogue = (...places: string[]) => `msgid ""
msgstr ""

${places.map((place) => `#: ${place}`).join('\n')}
msgid "Try again"
msgstr "もう一度"
`
const code = `_jsx(Trans, { id: "${generateMessageId('Try again', '')}" })`

test('a message that several rooms say comes with the first', () => {
  const messages = messagesIn(catalogue('bag.tsx', 'detail.tsx', 'home.tsx'), partOf)
  expect(messages.map(({ text, part }) => [text, part])).toEqual([['もう一度', 'front']])
  expect(missingFrom('front', code, messages)).toEqual([])
})

test('a message that an earlier part began to say, but for the catalogue only the bag says, is missing', () => {
  const messages = messagesIn(catalogue('bag.tsx'), partOf)
  expect(missingFrom('front', code, messages)).toEqual(['Try again'])
  expect(missingFrom('open', code, messages)).toEqual(['Try again'])
  expect(missingFrom('rest', code, messages)).toEqual([])
})

test('the words of a screen come with it: the front page its title, public screens what they say, and no word twice', () => {
  const part = wordParts(import.meta.dirname)
  const po = readFileSync(join(import.meta.dirname, 'src/locales/en.po'), 'utf8')
  const messages = messagesIn(po, part)
  const partIn = (msgid: string) => messages.filter((message) => message.msgid === msgid).map((message) => message.part)
  expect(partIn('Home')).toEqual(['front'])
  expect(partIn('Orders')).toEqual(['open'])
  expect(part('src/screens/detail/detail.tsx')).toBe('open')
  expect(part('src/screens/bag/bag.tsx')).toBe('rest')
})
