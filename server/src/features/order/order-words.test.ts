import { LANGUAGE_TAGS } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { order_events, transitions } from './order-transitions.ts'
import { historyText, historyTextAtDesk, logisticsText } from './order-words.ts'

const shipment = { carrier: 'Yamato $& Sons', tracking_number: '4402-1937' }

test('every move has a text in every language, for each role', () => {
  for (const language of LANGUAGE_TAGS)
    for (const event of order_events)
      for (const by_whom of transitions[event].by) {
        const text = historyText({ event, by_whom, details: shipment }, language)
        expect(text).not.toMatch(/[{}]/)
        if (language !== 'en') expect(text.replace(/Yamato.*Sons|4402-1937/g, '')).not.toMatch(/[a-z]/i)
      }
})

test('texts for the desk speak about the shopper and never address them', () => {
  const to_shopper: Record<string, RegExp> = { en: /\byou/i, 'zh-CN': /您/, th: /คุณ/ }
  for (const language of LANGUAGE_TAGS)
    for (const event of order_events)
      for (const by_whom of transitions[event].by) {
        const text = historyTextAtDesk({ event, by_whom, details: shipment }, language)
        expect(text).not.toMatch(/[{}]/)
        expect(text).not.toMatch(to_shopper[language] ?? /^$/)
      }
  const request = { event: 'refund_apply', by_whom: 'shopper', details: { amount: '$25.00' } } as const
  expect(historyTextAtDesk(request, 'en')).toBe('The shopper requested a refund of $25.00')
  expect(historyTextAtDesk(request, 'ja')).toBe('購入者が$25.00の返金を申請しました')
})

test('the history shows the carrier’s name as the operator typed it', () => {
  expect(historyText({ event: 'ship', by_whom: 'operator', details: shipment }, 'en')).toBe(
    'Shipped with Yamato $& Sons, tracking number 4402-1937',
  )
  expect(logisticsText({ event: 'ship', by_whom: 'operator', details: shipment }, 'ja')).toBe(
    'Yamato $& Sonsに引き渡しました（追跡番号：4402-1937）',
  )
})

test('the parcel’s history leaves out moves that do not concern the parcel', () => {
  const events = order_events.filter(
    (event) => logisticsText({ event, by_whom: 'system', details: {} }, 'en') !== undefined,
  )
  expect(events).toEqual(['pay', 'ship', 'ship_next', 'correct', 'lose', 'find', 'receive'])
})

test('an event without a text throws an error', () => {
  expect(() => historyText({ event: 'toString', by_whom: 'system', details: {} }, 'en')).toThrow('no words')
})
