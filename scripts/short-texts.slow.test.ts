import { expect, test } from 'vitest'
import { reviewedTexts, sharedTextFaults, sharedTexts } from './short-texts.ts'
import { extractedCatalogue, FRONT_ENDS } from './words.ts'

const PO = `msgid ""
msgstr ""
"Language: en\\n"

#: src/screens/promo/promos.tsx:54
#: src/forms/second-factor.tsx:49
msgid "Code"
msgstr "Code"

#: src/screens/promo/promos.tsx:54 src/screens/order/order-pane.tsx:3
msgctxt "amount"
msgid "Goods"
msgstr "Goods"

#: src/routes.ts:20
#: src/screens/order/orders.tsx:115
msgid "Orders"
msgstr "Orders"

#. placeholder {0}: name
#: src/screens/order/orders.tsx:115
#: src/screens/setting/sellers.tsx:1
msgid "Edit {0}"
msgstr "Edit {0}"
`

test('a short text without a context that two parts use is shared, a title of a page or a sentence is not', () => {
  expect([...sharedTexts(PO)]).toEqual([['Code', ['forms', 'screens/promo']]])
})

test('a shared text is a fault until its meaning is compared in each part', () => {
  const sharedInPo = sharedTexts(PO)
  expect(sharedTextFaults(sharedInPo, new Map())).toHaveLength(1)
  const inForms = { meaning: 'digits of a second factor', parts: ['forms'] }
  expect(sharedTextFaults(sharedInPo, new Map([['Code', inForms]])).join()).toContain('"Code" is also in screens/promo')
  const inBoth = { ...inForms, parts: ['forms', 'screens/promo'] }
  expect(sharedTextFaults(sharedInPo, new Map([['Code', inBoth]]))).toEqual([])
  expect(sharedTextFaults(sharedInPo, new Map([['Code', { ...inBoth, meaning: '' }]]))).toHaveLength(1)
  expect(sharedTextFaults(new Map(), new Map([['Code', inBoth]]))).toHaveLength(1)
})

test.each(FRONT_ENDS)('each short text that parts of the %s share means the same in all of them', (front_end) => {
  const sharedInCatalogue = sharedTexts(extractedCatalogue(front_end))
  expect(sharedInCatalogue.size).toBeGreaterThan(50)
  expect(sharedTextFaults(sharedInCatalogue, reviewedTexts(front_end))).toEqual([])
})
