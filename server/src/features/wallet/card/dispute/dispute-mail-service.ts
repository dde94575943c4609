import { nameIn } from '@sampan/contract/brand-name'
import { moneyText } from '@sampan/contract/money-text'
import type { Context } from '../../../../context.ts'
import { transaction } from '../../../../db/transaction.ts'
import { sentence } from '../../../../language/sentence.ts'
import { deskUrl } from '../../../../mail/desk-url.ts'
import type { Letter } from '../../../../mail/letter/letter.ts'
import { letterHtml } from '../../../../mail/letter/letter-html.ts'
import { letterText } from '../../../../mail/letter/letter-text.ts'
import { queueMail } from '../../../../mail/mail-queue-service.ts'
import { readBrand, senderOf } from '../../../brand/brand-service.ts'
import { shopInLetter } from '../../../brand/letter-brand-service.ts'
import { type DisputeToMail, findReaders, type Reader, takeUnmailed } from './dispute-mail-sql.ts'

type Source = Pick<Context, 'db' | 'config' | 'keys'>

/**
 * Queues a mail to owners and operators of finance about disputes that opened, and three days and one day before the deadline
 * of those without an answer, in the transaction that notes them as mailed.
 */
export const mailDisputes = (source: Source): Promise<void> =>
  transaction(source.db, async (tx) => {
    const disputes = await takeUnmailed(tx)
    if (disputes.length === 0) return
    const brand = await readBrand(tx)
    for (const reader of await findReaders(tx)) {
      const { account, language } = reader
      const letter = letterOf(reader, disputes, {
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

function letterOf({ language }: Reader, disputes: readonly DisputeToMail[], { desk, shop }: Place): Letter {
  const words = (id: 'title' | 'text' | 'until' | 'no_deadline' | 'reason') =>
    sentence(`mail.dispute.${id}`)[language].replace('{shop}', () => shop.name)
  const until = (due_at: string | null) =>
    due_at === null
      ? words('no_deadline')
      : words('until').replace(
          '{day}',
          new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
            new Date(due_at),
          ),
        )
  return {
    language,
    shop,
    title: words('title'),
    blocks: [
      { block: 'text', text: words('text') },
      {
        block: 'facts',
        facts: disputes.map(({ account, dispute_ref, disputed_cents, due_at }) => ({
          label: account ?? dispute_ref,
          value: `${moneyText(disputed_cents)} · ${until(due_at)}`,
        })),
      },
      { block: 'button', text: sentence('mail.work.button')[language], href: `${desk}/disputes?status=open` },
    ],
    reason: words('reason'),
    links: [],
  }
}
