import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addressNow, button, dialog, renderDesk } from '../../../../testing/fake-desk.tsx'
import { aBankDay, aLine, aMovement, BANK, DAY, deskPage } from '../../../../testing/fake-money.ts'

const side = (name: string) => page.getByRole('region', { name, exact: true })

test('a day opens from the list, and shows the difference between bank and ledger', async () => {
  await renderDesk('/reconciliation', { replies: BANK })
  await page.getByRole('link', { name: 'Sun, 22 Nov' }).click()
  await expect.poll(addressNow).toBe(`/reconciliation/${DAY}`)
  await expect.element(page.getByRole('row', { name: /^In \$200\.00 \$200\.00 \$0\.00/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Out −\$5\.00 \$0\.00 −\$5\.00/ })).toBeVisible()
  await expect.element(button('Close day…')).toBeDisabled()
  await expect.element(page.getByText('Match or explain all open entries first.')).toBeVisible()
})

test('list and day show the time zone in which days are counted, also when older days have a different zone', async () => {
  await renderDesk('/reconciliation', {
    replies: { ...BANK, 'GET /api/admin/bank/days': [aBankDay(), aBankDay({ day: '2026-11-20', time_zone: 'UTC' })] },
  })
  await expect.element(page.getByText(/^Days in Asia\/Tokyo. Earlier ones in UTC. Match or explain/)).toBeVisible()
  await page.getByRole('link', { name: 'Sun, 22 Nov' }).click()
  await expect.element(page.getByText('The day in Asia/Tokyo')).toBeVisible()
})

test('a line is matched with several movements once their sum equals its amount', async () => {
  const { requests } = await renderDesk(`/reconciliation/${DAY}`, {
    replies: { ...BANK, 'POST /api/admin/bank/match': aLine(1, { state: 'matched', matched_how: 'hand' }) },
  })
  await side('Bank').getByRole('button', { name: 'Match…' }).first().click()
  const match = dialog('Match to ledger entries')
  await match.getByRole('checkbox').first().click()
  await expect.element(match.getByText('+$120.00 left to match')).toBeVisible()
  expect(match.getByRole('button', { name: 'Match' }).query()).toBeNull()
  await match.getByRole('checkbox').last().click()
  await match.getByRole('button', { name: 'Match' }).click()
  await expect.element(match).not.toBeInTheDocument()
  expect(requests('POST /api/admin/bank/match').map(({ body }) => body)).toEqual([
    { line_id: aLine(1).line_id, movement_ids: ['1', '2'] },
  ])
})

test('open items of the bank and of the ledger can be explained; explanations and matches can be undone', async () => {
  const { requests } = await renderDesk(`/reconciliation/${DAY}`, {
    replies: {
      ...BANK,
      'GET /api/admin/bank/lines': deskPage(
        aLine(2, { text: 'Fee' }),
        aLine(1, { state: 'matched', matched_how: 'amount' }),
      ),
      'GET /api/admin/bank/movements': deskPage(aMovement(1), aMovement(2, { state: 'explained', note: 'Next week' })),
      'POST /api/admin/bank/explain': aLine(2, { state: 'explained' }),
      'POST /api/admin/bank/release': aLine(1),
      'POST /api/admin/bank/explain_movement': aMovement(1),
    },
  })
  await side('Bank').getByRole('button', { name: 'Explain…' }).click()
  await dialog('Explain the line').getByRole('textbox', { name: 'Reason' }).fill('Monthly fee')
  await dialog('Explain the line').getByRole('button', { name: 'Explain' }).click()
  await expect.element(dialog('Explain the line')).not.toBeInTheDocument()
  await side('Bank').getByRole('button', { name: 'Undo' }).click()
  await side('Ledger').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => requests('POST /api/admin/bank/explain_movement').length).toBe(1)
  expect(requests('POST /api/admin/bank/explain')[0]?.body).toEqual({ line_id: aLine(2).line_id, note: 'Monthly fee' })
  expect(requests('POST /api/admin/bank/release')[0]?.body).toEqual({ line_id: aLine(1).line_id })
  expect(requests('POST /api/admin/bank/explain_movement')[0]?.body).toEqual({ movement_id: '2' })
})

test('a day without open items is closed; a closed day can be changed only after it is reopened', async () => {
  let isClosed = false
  const sums = { in_cents: 20_000, out_cents: 0, open: 0, open_cents: 0 }
  const now = () =>
    aBankDay({
      books: sums,
      statement: sums,
      ...(isClosed && { closed_at: '2026-11-23T08:00:00.000Z', closed_by: 'olive@sampan.example' }),
    })
  await renderDesk(`/reconciliation/${DAY}`, {
    replies: {
      ...BANK,
      'GET /api/admin/bank/day': now,
      'GET /api/admin/bank/lines': deskPage(aLine(1, { state: 'matched', matched_how: 'amount' })),
      'GET /api/admin/bank/movements': deskPage(aMovement(1, { state: 'matched' })),
      'POST /api/admin/bank/close': () => {
        isClosed = true
        return now()
      },
    },
  })
  await expect.element(side('Bank').getByRole('button', { name: 'Undo' })).toBeVisible()
  await button('Close day…').click()
  await dialog('Close day').getByRole('button', { name: 'Close day' }).click()
  await expect.element(page.getByText(/^Closed by olive@sampan.example/)).toBeVisible()
  await expect.element(button('Reopen day…')).toBeVisible()
  expect(side('Bank').getByRole('button', { name: 'Undo' }).query()).toBeNull()
})

const csv = (name: string) => new File(['Date,Amount\n22/11/2026,200\n'], name, { type: 'text/csv' })
const READ = {
  statement_id: null,
  format: 'csv' as const,
  accounts: [],
  choice: {},
  has_gap: false,
  lines: 3,
  added: 2,
  matched: 0,
  confirmed: 0,
  faults: [],
  columns: { day: 'Date', amount: 'Amount', text: 'Text' },
  first_rows: [
    { line: 1, cells: ['Harbour Bank', ''] },
    { line: 2, cells: ['Wann', 'Herein', 'Hinaus', 'Wer'] },
    { line: 3, cells: ['22.11.2026', '200', '', 'Reed'] },
  ],
  currency: 'USD' as const,
  skipped: 0,
  skipped_lines: [],
  first_lines: [{ day: DAY, amount_minor: 20_000, reference: '', text: 'Transfer Reed' }],
}

test('a statement is previewed before it is stored', async () => {
  const { requests } = await renderDesk('/reconciliation', {
    replies: {
      ...BANK,
      'POST /api/admin/bank/import': ({ body: { is_trial } }) => ({ ...READ, matched: is_trial ? 0 : 1 }),
    },
  })
  await button('Import a statement').click()
  const file = dialog('Import a statement')
  await expect.element(file.getByRole('button', { name: 'Import' })).toBeDisabled()
  await expect.element(file.getByRole('combobox', { name: 'Bank account' })).toHaveValue('Harbour Bank')
  await page.elementLocator(document.querySelector('input[type=file]') as Element).upload(csv('nov.csv'))
  await expect.element(file.getByText(/^2 new lines/)).toBeVisible()
  await expect.element(file.getByRole('cell', { name: 'Transfer Reed' })).toBeVisible()
  await file.getByRole('button', { name: 'Import' }).click()
  await expect.element(page.getByText('2 new lines, 1 matched automatically')).toBeVisible()
  expect(requests('POST /api/admin/bank/import').map(({ body }) => [body.file_name, body.is_trial])).toEqual([
    ['nov.csv', true],
    ['nov.csv', undefined],
  ])
})

test('faults of a statement are listed by line, and the date format is asked for', async () => {
  const faults = [{ line: 2, fault: 'day_order' as const }]
  const { requests } = await renderDesk('/reconciliation', {
    replies: {
      ...BANK,
      'POST /api/admin/bank/import': ({ body: { choice } }) =>
        choice?.day_order ? READ : { ...READ, added: 0, faults, first_lines: [] },
    },
  })
  await button('Import a statement').click()
  const file = dialog('Import a statement')
  await expect.element(file.getByRole('combobox', { name: 'Bank account' })).toHaveValue('Harbour Bank')
  await page.elementLocator(document.querySelector('input[type=file]') as Element).upload(csv('nov.csv'))
  await expect.element(file.getByText(/^Line 2: We can’t tell day and month/)).toBeVisible()
  await expect.element(file.getByRole('button', { name: 'Import' })).toBeDisabled()
  await file.getByRole('combobox', { name: 'Bank’s date format' }).click()
  await page.getByRole('option', { name: 'Day, month, year' }).click()
  await expect.element(file.getByText(/^2 new lines/)).toBeVisible()
  expect(requests('POST /api/admin/bank/import').at(-1)?.body.choice).toEqual({ day_order: 'dmy' })
})

test('unknown columns are assigned manually, and sent with the file', async () => {
  const columns = { day: 'Wann', credit: 'Herein', debit: 'Hinaus', text: 'Wer' }
  const faults = [{ line: 1, fault: 'no_heading' as const }]
  const { requests } = await renderDesk('/reconciliation', {
    replies: {
      ...BANK,
      'POST /api/admin/bank/import': ({ body }) =>
        body.choice
          ? { ...READ, columns, choice: body.choice }
          : { ...READ, added: 0, columns: {}, faults, first_lines: [] },
    },
  })
  const file = dialog('Import a statement')
  await button('Import a statement').click()
  await expect.element(file.getByRole('combobox', { name: 'Bank account' })).toHaveValue('Harbour Bank')
  await page.elementLocator(document.querySelector('input[type=file]') as Element).upload(csv('nov.csv'))
  await expect.element(file.getByRole('cell', { name: '22.11.2026' })).toBeVisible()
  await expect.element(file.getByRole('button', { name: 'Use these columns' })).toBeDisabled()
  await file.getByText('Separate in and out columns').click()
  for (const [name, heading] of [
    ['Day', 'Wann'],
    ['In', 'Herein'],
    ['Out', 'Hinaus'],
    ['Counterparty or text', 'Wer'],
  ] as const)
    await file.getByRole('combobox', { name, exact: true }).selectOptions(heading)
  await file.getByRole('button', { name: 'Use these columns' }).click()
  await expect.element(file.getByText(/^2 new lines/)).toBeVisible()
  // A column that the file does not have is not in the preview.
  const headings = [...file.element().querySelectorAll('th')].map(({ textContent }) => textContent)
  expect(headings).toEqual(['Wann', 'Herein / Hinaus', 'Wer'])
  await file.getByRole('button', { name: 'Import', exact: true }).click()
  await expect.element(file).not.toBeInTheDocument()
  const choices = requests('POST /api/admin/bank/import').map(({ body }) => body.choice)
  expect(choices).toEqual([undefined, { columns }, { columns }])
})

test('a file of another format has no columns; its account and a gap are shown, and the account can be chosen', async () => {
  const accounts = ['DE02100100109307118603', 'DE02500105170137075030']
  const camt = { ...READ, format: 'camt053' as const, columns: {}, first_rows: [], accounts }
  const { requests } = await renderDesk('/reconciliation', {
    replies: {
      ...BANK,
      'POST /api/admin/bank/import': ({ body: { choice } }) =>
        choice
          ? { ...camt, choice, has_gap: true, skipped: 1, skipped_lines: [{ line: 2, why: 'account', cell: 'DE02' }] }
          : { ...camt, added: 0, faults: [{ line: 1, fault: 'account' }], first_lines: [] },
    },
  })
  await button('Import a statement').click()
  const file = dialog('Import a statement')
  await expect.element(file.getByRole('combobox', { name: 'Bank account' })).toHaveValue('Harbour Bank')
  await page.elementLocator(document.querySelector('input[type=file]') as Element).upload(csv('nov.xml'))
  await expect.element(file.getByText('Entry 1: The file has several accounts. Choose one.')).toBeVisible()
  await file.getByRole('combobox', { name: 'Account in the file' }).click()
  await page.getByRole('option', { name: accounts[1] }).click()
  await expect.element(file.getByText('Entry 2: Of another account: DE02')).toBeVisible()
  await expect.element(file.getByText(/^The amounts don’t lead from one balance/)).toBeVisible()
  const headings = [...file.element().querySelectorAll('th')].map(({ textContent }) => textContent)
  expect(headings).toEqual(['Day', 'Amount', 'Reference', 'Counterparty or text'])
  expect(file.getByRole('button', { name: 'Choose columns' }).query()).toBeNull()
  expect(requests('POST /api/admin/bank/import').at(-1)?.body.choice).toEqual({ file_account: accounts[1] })
})

test('a file of 100 MB is refused before it is read', async () => {
  const { requests } = await renderDesk('/reconciliation', { replies: BANK })
  await button('Import a statement').click()
  const file = dialog('Import a statement')
  await expect.element(file.getByRole('combobox', { name: 'Bank account' })).toHaveValue('Harbour Bank')
  const large = csv('nov.csv')
  Object.defineProperty(large, 'size', { value: 100_000_000 })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const files = { 0: large, length: 1, item: () => large, [Symbol.iterator]: [large][Symbol.iterator] }
  if (input) Object.defineProperty(input, 'files', { value: files })
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(file.getByText(/^This file is too large/)).toBeVisible()
  expect(requests('POST /api/admin/bank/import')).toEqual([])
})

test('a line in euros is shown in euros, and matched after the dollars are entered', async () => {
  const line = aLine(1, { currency: 'EUR', amount_cents: null, amount_minor: 10_000 })
  const { requests } = await renderDesk(`/reconciliation/${DAY}`, {
    replies: {
      ...BANK,
      'GET /api/admin/bank/lines': deskPage(line),
      'POST /api/admin/bank/value': { ...line, amount_cents: 10_850 },
    },
  })
  await expect.element(side('Bank').getByText('+€100.00')).toBeVisible()
  await expect.element(side('Bank').getByText(/^Not in dollars/)).toBeVisible()
  expect(side('Bank').getByRole('button', { name: 'Match…' }).query()).toBeNull()
  await side('Bank').getByRole('button', { name: 'Enter dollars…' }).click()
  await dialog('Enter dollars').getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog('Enter dollars').getByText('Enter an amount such as 108.50')).toBeVisible()
  await dialog('Enter dollars').getByRole('textbox', { name: 'Dollars that arrived or left' }).fill('108.50')
  await dialog('Enter dollars').getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => requests('POST /api/admin/bank/value')[0]?.body)
    .toEqual({ line_id: line.line_id, amount_cents: 10_850 })
})

test('the preview of a statement lists the lines that are not imported', async () => {
  const skipped_lines = [
    { line: 3, why: 'currency' as const, cell: 'JPY' },
    { line: 4, why: 'status' as const, cell: 'PENDING' },
  ]
  await renderDesk('/reconciliation', {
    replies: { ...BANK, 'POST /api/admin/bank/import': { ...READ, skipped: 2, skipped_lines } },
  })
  await button('Import a statement').click()
  await expect
    .element(dialog('Import a statement').getByRole('combobox', { name: 'Bank account' }))
    .toHaveValue('Harbour Bank')
  await page.elementLocator(document.querySelector('input[type=file]') as Element).upload(csv('nov.csv'))
  await expect.element(page.getByText('2 lines aren’t imported')).toBeVisible()
  await expect.element(page.getByText('Line 3: In another currency: JPY')).toBeVisible()
  await expect.element(page.getByText('Line 4: Not booked: PENDING')).toBeVisible()
})

test('an imported file is taken back after a confirmation, unless one of its lines is matched', async () => {
  const statement = {
    statement_id: aLine(9).line_id,
    bank_name: 'Harbour Bank',
    file_name: 'oct.csv',
    lines: 3,
    matched: 0,
    operator: 'olive@sampan.example',
    created_at: '2026-11-22T08:00:00.000Z',
  }
  const matchedStatement = { ...statement, statement_id: aLine(8).line_id, file_name: 'sep.csv', matched: 2 }
  const { requests } = await renderDesk('/reconciliation', {
    replies: {
      ...BANK,
      'GET /api/admin/bank/statements': [statement, matchedStatement],
      'POST /api/admin/bank/take_back': null,
    },
  })
  await button('Imported files').click()
  await expect.element(button('Take back sep.csv')).toBeDisabled()
  await button('Take back oct.csv').click()
  await dialog('Take back oct.csv').getByRole('button', { name: 'Take back' }).click()
  await expect.element(page.getByText('File taken back')).toBeVisible()
  expect(requests('POST /api/admin/bank/take_back').map(({ body }) => body)).toEqual([
    { statement_id: statement.statement_id },
  ])
})
