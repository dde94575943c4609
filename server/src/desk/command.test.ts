import { expect, test } from 'vitest'
import { readCommand } from './command.ts'
import { helpText } from './desk-view.ts'
import { shortIds, wholeId } from './ids.ts'
import { table } from './table.ts'

const HASH = 'ab'.repeat(32)
const ID = '0199c3a1-7f42-7b11-9d3e-2a64c1b0e55f'

test.each<[string[], object]>([
  [[], { name: 'help' }],
  [['login'], { name: 'login', account: undefined }],
  [['login', 'op@example.com'], { name: 'login', account: 'op@example.com' }],
  [['recharges'], { name: 'recharges', status: '0', page: 1 }],
  [['recharges', '--status', 'all', '--page', '3'], { name: 'recharges', status: 'all', page: 3 }],
  [['orders'], { name: 'orders', status: '1', page: 1 }],
  [['orders', '--status', '-4'], { name: 'orders', status: '-4', page: 1 }],
  [['orders', '--status=-1'], { name: 'orders', status: '-1', page: 1 }],
  [['pass', ID], { name: 'pass', id: ID, arrival_cents: undefined }],
  [['pass', '0199C3A1', '--arrived', '12.34'], { name: 'pass', id: '0199c3a1', arrival_cents: 1234 }],
  [
    ['pass', ID, '--transaction', `0x${HASH}`, '--log', '7'],
    { name: 'pass', id: ID, transaction_hash: HASH, log_index: 7 },
  ],
  [['pass', '--arrived=1,200', ID], { name: 'pass', id: ID, arrival_cents: 120_000 }],
  [['refuse', '0199c3a1', 'No transfer'], { name: 'refuse', id: '0199c3a1', reason: 'No transfer' }],
  [['receipts', '0199c3a1-7f42'], { name: 'receipts', id: '0199c3a1-7f42' }],
  [['order', ID], { name: 'order', id: ID }],
  [['cancel', ID, 'Sold out'], { name: 'cancel', id: ID, reason: 'Sold out' }],
  [['ship', ID, 'Thailand Post', 'EX1'], { name: 'ship', id: ID, carrier: 'Thailand Post', tracking_number: 'EX1' }],
  [['correct', ID, 'DHL', '7'], { name: 'correct', id: ID, carrier: 'DHL', tracking_number: '7' }],
  [['withdrawals', '--status', '2'], { name: 'withdrawals', status: '2', page: 1 }],
  [['withdrawal-pass', ID], { name: 'withdrawal-pass', id: ID }],
  [['withdrawal-refuse', ID, 'Not you'], { name: 'withdrawal-refuse', id: ID, reason: 'Not you' }],
  [['payout-file'], { name: 'payout-file', id: undefined, draw_type: 'bank' }],
  [['payout-file', '--to', 'chain'], { name: 'payout-file', id: undefined, draw_type: 'chain' }],
  [['payout-file', ID], { name: 'payout-file', id: ID, draw_type: 'bank' }],
  [['payout-sent', ID], { name: 'payout-sent', id: ID }],
  [['payout-done', ID, 'HB-1'], { name: 'payout-done', id: ID, reference: 'HB-1' }],
  [['payout-failed', ID, 'No such card'], { name: 'payout-failed', id: ID, reason: 'No such card' }],
  [['chats'], { name: 'chats', state: 'waiting', page: 1 }],
  [['chat', 'Nina@Sampan.example'], { name: 'chat', shopper: 'nina@sampan.example', before: undefined }],
  [['chat', '0199C3A1', '--before', ID], { name: 'chat', shopper: '0199c3a1', before: ID }],
  [['chat-pictures', ID], { name: 'chat-pictures', shopper: ID }],
  [
    ['answer', ID, 'Yes.', '--order', '0199c3a1'],
    { name: 'answer', shopper: ID, text: 'Yes.', picture: undefined, order: '0199c3a1', product_id: undefined },
  ],
  [['refund-refuse', ID, 'Worn'], { name: 'refund-refuse', id: ID, reason: 'Worn', pictures: [] }],
  [['refund-refuse', ID, 'Worn', 'a.png'], { name: 'refund-refuse', id: ID, reason: 'Worn', pictures: ['a.png'] }],
  [['rates'], { name: 'rates', rates: [] }],
  [
    ['rates', 'CNY=7.1', 'JPY=150'],
    {
      name: 'rates',
      rates: [
        { currency: 'CNY', micros_per_dollar: 7_100_000 },
        { currency: 'JPY', micros_per_dollar: 150_000_000 },
      ],
    },
  ],
  [['audit'], { name: 'audit' }],
  [['logout'], { name: 'logout' }],
])('%j is understood', (argv, command) => {
  expect(readCommand(argv)).toEqual(command)
})

test.each<[string[], string]>([
  [['fly'], 'There is no command "fly".'],
  [['rates', 'CNY'], '"CNY" is no rate'],
  [['rates', 'CNY=-7'], '"CNY=-7" is no rate'],
  [['rates', 'CNY=1e9'], '"CNY=1e9" is no rate'],
  [['rates', 'CNY=0'], '"CNY=0" can\'t be'],
  [['rates', 'CNY=1000001'], 'a dollar is worth from 0.001 to 1000000 of it'],
  [['rates', 'USD=1'], '"USD" is no currency of the shop'],
  [['rates', 'CNY=7', 'CNY=8'], 'CNY is there twice.'],
  [['toString'], 'There is no command "toString".'],
  [['pass'], 'Something is missing.\n  pass <recharge_id> [--arrived 12.34]'],
  [['pass', ID, '--transaction', 'ff'], '"ff" is no transaction'],
  [['pass', ID, '--log', '-1'], "'--log"],
  [['pass', ID, '--log', '1.5'], '"1.5" is no log index'],
  [['payout-file', '--to', 'moon'], '"moon" is no'],
  [['pass', '0199'], '"0199" is no id'],
  [['pass', 'zzzzzzzz'], '"zzzzzzzz" is no id'],
  [['pass', ID, '--arrived', 'twelve'], '"twelve" is no amount'],
  [['pass', ID, '--arrived', '12.345'], '"12.345" is no amount'],
  [['pass', ID, '--arrived', '0'], '"0" is no amount'],
  [['pass', ID, '--arrived', '-5'], "'--arrived"],
  [['pass', ID, '--amount', '5'], "'--amount'"],
  [['refuse', ID], 'Something is missing.'],
  [['refuse', ID, 'no', 'transfer'], 'What is "transfer"? Words with spaces go in quotes.'],
  [['ship', ID, 'DHL'], 'Something is missing.'],
  [['orders', '--status', '5'], '"5" is no status: all, 0, 1'],
  [['recharges', '--status', '-1'], '"-1" is no status'],
  [['recharges', '--page', '0'], '"0" is no page'],
  [['chats', '--state', 'old'], '"old" is no status: waiting, all'],
  [['chat', 'nina'], '"nina" is no id'],
  [['answer', ID], 'There is nothing to say.'],
  [['answer', ID, '--order', ID, '--product', 'lamp'], 'One card at a time.'],
  [['audit', 'now'], 'What is "now"?'],
])('%j is told what is wrong', (argv, message) => {
  expect(() => readCommand(argv)).toThrow(message)
})

test('the help names every command', () => {
  for (const [name] of [['login'], ['recharges'], ['receipts'], ['pass'], ['refuse'], ['orders'], ['ship'], ['audit']])
    expect(helpText()).toMatch(new RegExp(`^${name}\\b`, 'm'))
})

test('columns stand straight whatever is written, and nothing steers the terminal', () => {
  const columns = [{ title: 'NAME' }, { title: 'SUM', right: true }, { title: 'END' }]
  const rows = [
    ['港湾銀行', '$5.00', 'x'],
    ['Bank', '$1,000.00', 'y'],
    ['\u001b[2Jevil\u202e', '$1', 'ที่'],
  ]
  expect(table(columns, rows).split('\n')).toEqual([
    'NAME             SUM  END',
    '港湾銀行       $5.00  x',
    'Bank       $1,000.00  y',
    '\ufffd[2Jevil\ufffd         $1  ที่',
  ])
})

test('an id is cut as short as it stays the only one', () => {
  const near = ID.replace('7b11', '7b12')
  const far = `ffff${ID.slice(4)}`
  const cut = shortIds([ID, near, far])
  expect([cut.get(ID), cut.get(near), cut.get(far)]).toEqual(['0199c3a1-7f42-7b11', '0199c3a1-7f42-7b12', 'ffffc3a1'])
})

test('the beginning of an id stands for the only one that begins so', async () => {
  const near = ID.replace('7b11', '7b12')
  const ids = async () => [ID, near]
  expect(await wholeId('0199c3a1-7f42-7b12', 'order', ids)).toBe(near)
  await expect(wholeId('0199c3a1', 'order', ids)).rejects.toThrow(`More than one order begins with 0199c3a1:\n  ${ID}`)
  await expect(wholeId('ffffffff', 'order', ids)).rejects.toThrow('No order begins with ffffffff.')
  expect(await wholeId(far(ID), 'order', ids)).toBe(far(ID))
})

const far = (id: string) => id.replace('0199', 'ffff')
