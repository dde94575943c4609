import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sendDueMails } from '../../../../testing/mail/due-mails.ts'
import { aMailServer } from '../../../../testing/mail/mail-server.ts'
import { aBank, aTransfer, makeEvidenceOptional } from '../../../../testing/statement-world.ts'
import { anOperator, aShop, aShopper } from '../../../../testing/world.ts'
import { readConfig } from '../../../config.ts'
import { mailQueue } from '../../../mail/mail-queue-service.ts'
import { openMailer } from '../../../mail/mailer.ts'
import { reportCredits } from './credit-report-service.ts'

const shop = await aShop()
const { db } = shop
await makeEvidenceOptional(shop)
await sql`update amount_limit set amount_cents = 50000 where name = 'statement_credit_day'`.execute(db)
const { url, received } = await aMailServer()
const config = {
  ...readConfig({ SMTP_URL: `${url}?ignoreTLS=true`, MAIL_FROM: 'Sampan <shop@sampan.example>' }),
  public_url: 'https://shop.example.com',
  console_host: 'desk.example.com',
}
/** One round of each of three servers, and the mails that they queued. */
async function report(): Promise<void> {
  await Promise.all([1, 2, 3].map(() => reportCredits({ ...shop.context, config })))
  await sendDueMails(shop.context, mailQueue(shop.context, openMailer(config)))
}

test('each owner gets one mail about the credits of an hour, with their sum and the operator who imported the statement', async () => {
  const [owner, thai, finance, gone] = [
    await anOperator(shop),
    await anOperator(shop),
    await anOperator(shop, { roles: ['finance'] }),
    await anOperator(shop),
  ]
  await sql`update operator set digest_language = case operator_id when ${owner.operator_id} then 'en' else 'th' end
    where operator_id in (${owner.operator_id}, ${thai.operator_id})`.execute(db)
  await sql`update operator set blocked_at = now() where operator_id = ${gone.operator_id}`.execute(db)
  const bank = await aBank(shop, finance)
  const waiting = [5_001, 5_002].map(async (cents) =>
    aTransfer(shop, bank.bank_account_id, await aShopper(shop), cents),
  )
  const [one, other] = await Promise.all(waiting)
  await bank.imported(
    { amount: '50.01', reference: one?.reference ?? '' },
    { amount: '50.02', reference: other?.reference ?? '' },
  )
  await report()
  expect(received).toEqual([])
  await sql`update statement_credit set created_at = created_at - interval '1 hour'`.execute(db)
  await report()
  await report()
  expect(received.map(({ to }) => to).toSorted()).toEqual([owner.account, thai.account].toSorted())
  const mail = received.find(({ to }) => to === owner.account)
  expect(mail?.subject).toMatch(/^Top-ups credited by a bank statement · /)
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain(`Statement imported by ${finance.account}`)
    expect(form).toContain('nov.csv · Top-ups: 2 · $100.03')
    expect(form).toContain('https://desk.example.com/console/recharges?state=passed')
  }
  expect(received.find(({ to }) => to === thai.account)?.text).toContain('เติมเงิน 2 รายการ')
})
