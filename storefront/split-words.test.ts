import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test } from 'vitest'
import { messagesIn, missingFromFront } from './split-words.ts'

const FRONT = new Set(['src/screens/home/home.tsx'])

const catalogue = (...places: string[]) => `msgid ""
msgstr ""

${places.map((place) => `#: ${place}`).join('\n')}
msgid "Try again"
msgstr "もう一度"
`
const code = `_jsx(Trans, { id: "${generateMessageId('Try again', '')}" })`

test('a message that two rooms say is in both parts', () => {
  const messages = messagesIn(catalogue('src/screens/home/home.tsx', 'src/screens/bag/bag.tsx'), FRONT)
  expect(messages.map(({ text, parts }) => [text, parts])).toEqual([['もう一度', ['front', 'rest']]])
  expect(missingFromFront(code, messages)).toEqual([])
})

test('a message that the front page began to say, but for the catalogue only the bag says, is missing', () => {
  expect(missingFromFront(code, messagesIn(catalogue('src/screens/bag/bag.tsx'), FRONT))).toEqual(['Try again'])
})
