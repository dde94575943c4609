import { nameText } from '@sampan/contract/person-name'
import { EMAIL_PATTERN } from '@sampan/contract/rules'
import { eventLoopYielder } from '../../../background/event-loop-yielder.ts'
import type { Tx } from '../../../db/transaction.ts'
import { type InvitedCustomer, insertInvited, removeInvited } from '../../account/invitation/invitation-service.ts'
import { rememberFormerUses } from '../../account/mailbox/mailbox-uses-service.ts'
import {
  type AppliedLine,
  type CheckedLine,
  type FileOfStep,
  faulty,
  type RecordKind,
  Remarks,
  type UndoneLine,
} from '../record-kind.ts'
import type { Row } from '../row.ts'
import { findZone } from '../zone-sql.ts'
import { type CustomerAddress, readAddress } from './customer-address.ts'
import { readConsent, readLanguage, readName, readPhone } from './customer-cells.ts'
import { findKnown, findMailboxes, insertAddresses, stopNews } from './customer-sql.ts'

type Customer = InvitedCustomer & { address: CustomerAddress | null }

const mailboxOfRow = (row: Row) =>
  row
    .get('email')
    .replace(/^mailto:/i, '')
    .toLowerCase()

async function check(tx: Tx, rows: readonly Row[], file: FileOfStep): Promise<CheckedLine<Customer>[]> {
  const read = rows.map((row) => ({ row, account: mailboxOfRow(row), phone: readPhone(row, file.mapping) }))
  const [shoppers, time_zone] = await Promise.all([
    findKnown(
      tx,
      read.map(({ account }) => account),
      read.flatMap(({ phone }) => phone ?? []),
    ),
    findZone(tx),
  ])
  const yieldIfDue = eventLoopYielder()
  const lines: CheckedLine<Customer>[] = []
  for (const one of read) {
    lines.push(checkRow(one, shoppers, file, time_zone))
    await yieldIfDue()
  }
  return lines
}

type Read = { row: Row; account: string; phone: string | undefined }
type Shoppers = Awaited<ReturnType<typeof findKnown>>

function checkRow(
  { row, account, phone }: Read,
  shoppers: Shoppers,
  file: FileOfStep,
  time_zone: string,
): CheckedLine<Customer> {
  const remarks = new Remarks(row)
  if (account.length > 254 || !EMAIL_PATTERN.test(account)) {
    remarks.add('not_a_mailbox', 'email')
    return faulty(row, account, remarks)
  }
  if (shoppers.accounts.has(account)) remarks.add('account_exists', 'email')
  const names = readName(row, account, remarks)
  if (row.get('phone') !== '' && phone === undefined) remarks.add('phone_unreadable', 'phone')
  if (phone !== undefined && shoppers.mobiles.has(phone)) remarks.add('phone_exists', 'phone')
  const country = file.mapping.country
  const address = readAddress(row, { country, mobile: phone, names }, remarks)
  const consent = readConsent(row, { ...file.mapping, time_zone })
  const language = readLanguage(row, file.mapping.language)
  const value = { account, ...names, mobile: phone ?? null, language, ...consent, address }
  return {
    line: row.line,
    outcome: remarks.has('account_exists') ? 'duplicate' : 'new',
    title: account,
    about: aboutCustomer(value),
    key: account,
    value,
    remarks: remarks.all,
  }
}

/** `✉ ✓`: the customer agreed to get news. */
function aboutCustomer({ family_name, given_name, mobile, language, agreed, address }: Customer): string {
  const news = agreed === null ? '' : agreed ? '✉\u00a0✓' : '✉\u00a0–'
  const place = address && [address.country, address.city, address.detailed_address].filter(Boolean).join(' ')
  return [nameText({ family_name, given_name }), mobile, place, language, news].filter(Boolean).join(' · ')
}

const apply: RecordKind<Customer>['apply'] = async (tx, { keys }, { invites }, lines) => {
  const added = await insertInvited(
    tx,
    lines.map(({ value: { address: _, ...customer } }) => customer),
    invites,
  )
  const of_added = lines.flatMap(({ value }) => {
    const user_id = added.get(value.account)
    return user_id ? [{ ...value, user_id }] : []
  })
  await insertAddresses(
    tx,
    of_added.flatMap(({ user_id, address }) => (address ? [{ user_id, ...address }] : [])),
  )
  await stopNews(
    tx,
    of_added.flatMap(({ user_id, agreed }) => (agreed === true ? [] : [user_id])),
  )
  for (const { user_id, account } of of_added) await rememberFormerUses(tx, keys, { user_id, account })
  return lines.map(({ line, value: { account } }): AppliedLine => {
    const user_id = added.get(account)
    if (user_id) return { line, outcome: 'applied', user_id }
    return { line, outcome: 'left_out', remarks: [{ remark: 'account_exists', cell: account }] }
  })
}

const undo: RecordKind<Customer>['undo'] = async (tx, { keys }, _file, lines) => {
  const mailboxes = await findMailboxes(
    tx,
    lines.flatMap(({ user_id }) => user_id ?? []),
  )
  const undone: UndoneLine[] = []
  for (const { line, user_id } of lines) {
    const account = mailboxes.get(user_id ?? '')
    const obstacle = user_id && account ? await removeInvited(tx, keys, { user_id, account }) : 'already_entered'
    undone.push(
      obstacle
        ? { line, outcome: 'applied', remarks: [{ remark: obstacle, cell: null }] }
        : { line, outcome: 'undone' },
    )
  }
  return undone
}

/** Customers become accounts without a password. */
export const customer_record: RecordKind<Customer> = { kind: 'customers', check, apply, undo }
