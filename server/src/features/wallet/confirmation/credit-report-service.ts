import { nameIn } from '@sampan/contract/brand-name'
import { moneyText } from '@sampan/contract/money-text'
import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import { sentence } from '../../../language/sentence.ts'
import { deskUrl } from '../../../mail/desk-url.ts'
import type { Letter } from '../../../mail/letter/letter.ts'
import { letterHtml } from '../../../mail/letter/letter-html.ts'
import { letterText } from '../../../mail/letter/letter-text.ts'
import { queueMail } from '../../../mail/mail-queue-service.ts'
import { readBrand, senderOf } from '../../brand/brand-service.ts'
import { shopInLetter } from '../../brand/letter-brand-service.ts'
import { type CreditReport, findOwners, type Owner, takeUnreported } from './confirmation-sql.ts'

type Source = Pick<Context, 'db' | 'config' | 'keys'>

/**
 * Queues a mail to each owner about recharges that were credited without an operator, in the transaction that notes them
 * as reported: each credit is reported once, about an hour after the first.
 */
export const reportCredits = (source: Source): Promise<void> =>
  transaction(source.db, async (tx) => {
    const reports = await takeUnreported(tx)
    if (reports.length === 0) return
    const brand = await readBrand(tx)
    for (const owner of await findOwners(tx)) {
      const { account, language } = owner
      const letter = letterOf(owner, reports, {
        desk: deskUrl(source.config),
        shop: shopInLetter(brand, language, source.config.public_url),
      })
      await queueMail(tx, source.keys, {
        to: account,
        subject: `${letter.title} · ${nameIn(brand, language)}`,
        text: letterText(letter),
        html: letterHtml(letter),
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...senderOf(brand, language),
      })
    }
  })

type Place = { desk: string; shop: Letter['shop'] }

function letterOf({ language }: Owner, reports: readonly CreditReport[], { desk, shop }: Place): Letter {
  const count = (credits: number) =>
    sentence('mail.statement_credit.count')[language].replace(
      '{count}',
      new Intl.NumberFormat(language).format(credits),
    )
  return {
    language,
    shop,
    title: sentence('mail.statement_credit.title')[language],
    blocks: [
      { block: 'text', text: sentence('mail.statement_credit.text')[language] },
      {
        block: 'facts',
        facts: reports.map(({ imported_by, file_name, credits, amount_cents }) => ({
          label: sentence('mail.statement_credit.imported')[language].replace('{operator}', () => imported_by),
          value: `${file_name} · ${count(credits)} · ${moneyText(amount_cents)}`,
        })),
      },
      { block: 'button', text: sentence('mail.work.button')[language], href: `${desk}/recharges?state=passed` },
    ],
    reason: sentence('mail.statement_credit.reason')[language].replace('{shop}', () => shop.name),
    links: [],
  }
}
