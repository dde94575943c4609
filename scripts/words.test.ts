import { expect, test } from 'vitest'
import { isLeftInEnglish } from './left-in-english.ts'
import { faultsOf, readCatalogue } from './words.ts'

const PO = `msgid ""
msgstr ""
"Language: ja\\n"

#. js-lingui-explicit-id
#: src/screens/home.tsx
msgid "Search"
msgstr "検索"

msgctxt "verb"
msgid "Order"
msgstr ""
"注文"
"する"

#~ msgid "Gone"
#~ msgstr "なし"
`

test('a catalogue is parsed with its contexts and multi-line strings, without obsolete messages', () => {
  expect(readCatalogue(PO)).toEqual([
    { id: 'Search', text: '検索' },
    { id: 'verbOrder', text: '注文する' },
  ])
})

test('missing, obsolete, untranslated and English messages are each reported', () => {
  const messages = [
    { id: 'Gone', text: 'なし' },
    { id: 'Pay', text: '' },
    { id: 'Cart', text: 'Cart' },
  ]
  const sourceMessages = ['Pay', 'Cart', 'Search'].map((id) => ({ id, text: id }))
  const faults = faultsOf('ja.po', messages, sourceMessages).join('\n')
  expect(faults).toContain('lacks "Search"')
  expect(faults).toContain('has "Gone"')
  expect(faults).toContain('does not translate "Pay"')
  expect(faults).toContain('leaves "Cart" in English')
})

test('a message of names and placeholders only may stay in English, text inside tags may not', () => {
  expect(isLeftInEnglish({ id: 'PayPal {name}', text: 'PayPal {name}' })).toBe(false)
  expect(isLeftInEnglish({ id: '<0>Cart</0>', text: '<0>Cart</0>' })).toBe(true)
})
