import { cents } from '@sampan/contract'
import type { ReplyTo } from '@sampan/front/calls'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addressNow, button, dialog, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'
import { deskPage, extractId } from '../../../../testing/fake-money.ts'
import { orderId } from '../../../../testing/fake-orders.ts'
import { aQueue, PAYMENT } from '../../../../testing/fake-withdrawals.ts'

const FILE = orderId(61)
const aFile = (lines = 2) => ({
  payout_batch_id: FILE,
  draw_type: 'bank' as const,
  text: 'withdrawal,amount\n',
  lines,
  left_out: 0,
  held: 0,
})

test('payouts are exported after a second-factor code', async () => {
  let isFresh = false
  const { requests } = await renderDesk('/withdrawals?state=queued', {
    replies: {
      ...aQueue({ status: 1, payout_state: 'queued' }),
      'GET /api/admin/extract/payout_networks': [],
      'POST /api/admin/extract/payout_file': () => (isFresh ? aFile() : refuse('second_factor_needed')),
      'POST /api/admin/second_factor/check': ({ body: { code } }) => {
        if (code !== '246810') refuse('second_factor_wrong', 'That code is not right.', { field: 'code' })
        isFresh = true
        return null
      },
    },
  })
  await button('Export payouts').click()
  await dialog('Export payouts').getByRole('button', { name: 'Export' }).click()
  const code = dialog('Confirm with a code').getByRole('textbox', { name: 'Code' })
  await code.fill('111111')
  await button('Continue').click()
  await expect.element(dialog('Confirm with a code').getByText('That code is not right.')).toBeVisible()
  await code.fill('246810')
  await button('Continue').click()
  await expect.element(page.getByText('2 payouts in the file')).toBeVisible()
  await expect.element(dialog('Export payouts')).not.toBeInTheDocument()
  expect(requests('POST /api/admin/extract/payout_file').map(({ body }) => body)).toEqual([
    { draw_type: 'bank' },
    { draw_type: 'bank' },
  ])
})

test('queued payouts of one network are exported for a Safe', async () => {
  const { requests } = await renderDesk('/withdrawals', {
    replies: {
      ...aQueue(),
      'GET /api/admin/extract/payout_networks': [{ network: 'ethereum', name: 'Ethereum', queued: 3 }],
      'POST /api/admin/extract/payout_file': aFile(),
    },
  })
  await button('Export payouts').click()
  await dialog('Export payouts').getByRole('radio', { name: 'On-chain payouts on Ethereum, for a Safe (3)' }).click()
  await dialog('Export payouts').getByRole('button', { name: 'Export' }).click()
  await expect.element(page.getByText('2 payouts in the file')).toBeVisible()
  expect(requests('POST /api/admin/extract/payout_file')[0]?.body).toEqual({
    draw_type: 'chain',
    network: 'ethereum',
    format: 'safe',
  })
})

test('a file of the last day can be downloaded again; an older file only links to its payouts', async () => {
  const file = {
    payout_batch_id: FILE,
    draw_type: 'bank' as const,
    network: null,
    format: 'shop' as const,
    operator: 'ann@sampan.example',
    lines: 2,
    net_cents: 23_400,
    open_lines: 2,
    is_expired: false,
    created_at: '2026-11-23T08:00:00.000Z',
  }
  const { total: _total, ...files } = deskPage(file, { ...file, payout_batch_id: orderId(62), is_expired: true })
  const { requests } = await renderDesk('/withdrawals', {
    replies: {
      ...aQueue(),
      'GET /api/admin/extract/payout_files': files,
      'GET /api/admin/extract/payers': [],
      'POST /api/admin/extract/payout_file': aFile(),
    },
  })
  await button('Payout files').click()
  await button('Download 00000061 again').click()
  await expect.element(page.getByText('2 payouts in the file')).toBeVisible()
  expect(requests('POST /api/admin/extract/payout_file')[0]?.body).toEqual({ payout_batch_id: FILE })
  expect(button('Download 00000062 again').query()).toBeNull()
  await button('00000062').click()
  await expect
    .poll(() => requests('GET /api/admin/extract/list').at(-1)?.query)
    .toMatchObject({
      payout_batch_id: orderId(62),
    })
  await expect.poll(addressNow).toBe(`/withdrawals?state=all&file=${orderId(62)}`)
})

const payoutInFile = (number: number) => ({
  ...{ extract_id: extractId(number), account: `robin-${number}@sampan.example`, network: 'ethereum' },
  ...{ network_name: 'Ethereum', address: `0x${String(number).repeat(40)}`, net_cents: cents(11_700) },
  ...{ is_open: true, can_enter: true, state: null, problem: null },
})
const waitingInFile = (number: number) => ({ ...payoutInFile(number), state: 'waiting' as const })

/** Opens the dialog that enters a transaction for these payouts. */
async function openFilePayment(payouts: ReplyTo<'GET /api/admin/extract/payouts_in_file'>) {
  const file = {
    ...{ payout_batch_id: FILE, draw_type: 'chain' as const, network: 'ethereum', format: 'safe' as const },
    ...{ operator: 'ann@sampan.example', lines: 3, net_cents: 35_100, open_lines: 3, is_expired: true },
    created_at: '2026-11-23T08:00:00.000Z',
  }
  const { total: _total, ...files } = deskPage(file)
  const { requests } = await renderDesk('/withdrawals', {
    replies: {
      ...aQueue(),
      'GET /api/admin/extract/payout_files': files,
      'GET /api/admin/extract/payers': [],
      'GET /api/admin/extract/payouts_in_file': payouts,
      'POST /api/admin/extract/file_payment': { entered: 2, payouts: [] },
    },
  })
  await button('Payout files').click()
  await button('Enter the transaction of 00000061').click()
  return { requests, form: dialog('One transaction for several payouts') }
}

test('payouts that are being checked with another transaction are chosen only when there are no others', async () => {
  const { form } = await openFilePayment([waitingInFile(1), waitingInFile(2)])
  const box = form.getByRole('checkbox', { name: 'robin-2@sampan.example · $117.00' })
  await expect.element(box).toBeChecked()
  await box.click()
  await expect.element(box).not.toBeChecked()
})

test('one transaction is entered for chosen payouts of a file, and each shows what it got', async () => {
  const wrong = { ...payoutInFile(3), state: 'wrong' as const, problem: 'other_amount' as const }
  const payouts = [payoutInFile(1), payoutInFile(2), wrong, waitingInFile(4)]
  const { requests, form } = await openFilePayment(payouts)
  await expect.element(form.getByText('The transaction sends another amount to the address.')).toBeVisible()
  await form.getByRole('checkbox', { name: 'robin-2@sampan.example · $117.00' }).click()
  await form.getByRole('textbox', { name: 'Transaction' }).fill(PAYMENT.transaction_hash)
  await form.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('We’re checking 2 payments')).toBeVisible()
  expect(requests('POST /api/admin/extract/file_payment')[0]?.body).toEqual({
    ...{ payout_batch_id: FILE, network: 'ethereum', extract_ids: [extractId(1), extractId(3)] },
    reference: PAYMENT.transaction_hash,
  })
})

test('a wallet that pays withdrawals is removed with a reason', async () => {
  const payer = {
    network: 'ethereum',
    network_name: 'Ethereum',
    address: PAYMENT.payer,
    entered_by: 'ann@sampan.example',
    confirmed_by: 'ben@sampan.example',
    created_at: '2026-11-23T08:00:00.000Z',
  }
  const { requests } = await renderDesk('/withdrawals', {
    replies: {
      ...aQueue(),
      'GET /api/admin/extract/payout_files': { items: [], page: 1, page_size: 20, next_cursor: null },
      'GET /api/admin/extract/payers': [payer],
      'POST /api/admin/extract/payer_remove': [],
    },
  })
  await button('Payout files').click()
  await expect.element(page.getByText(/^Entered by ann@sampan.example, confirmed by ben@sampan.example/)).toBeVisible()
  await button(`Remove ${PAYMENT.payer}`).click()
  await dialog('Remove a wallet').getByRole('textbox', { name: 'Reason' }).fill('Its key was lost')
  await dialog('Remove a wallet').getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('Wallet removed')).toBeVisible()
  expect(requests('POST /api/admin/extract/payer_remove')[0]?.body).toEqual({
    network: 'ethereum',
    address: PAYMENT.payer,
    reason: 'Its key was lost',
  })
})
