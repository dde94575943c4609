import { nameIn } from '@sampan/contract/brand-name'
import type { Language } from '@sampan/contract/rules'
import type { Config } from '../../../config.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import { sentence } from '../../../language/sentence.ts'
import { deskUrl } from '../../../mail/desk-url.ts'
import type { Letter } from '../../../mail/letter/letter.ts'
import { letterHtml } from '../../../mail/letter/letter-html.ts'
import { letterText } from '../../../mail/letter/letter-text.ts'
import { queueMail } from '../../../mail/mail-queue-service.ts'
import { readBrand, senderOf } from '../../brand/brand-service.ts'
import { shopInLetter } from '../../brand/letter-brand-service.ts'
import type { WaitingKind } from '../today-sql.ts'

/** A mail that the mail server did not accept for this time is outdated, in seconds. */
const VALID_S = 6 * 60 * 60

export type Queue = { kind: WaitingKind | 'stock'; count: number; is_least: boolean; overdue: number; fresh?: number }

type WorkMail = {
  account: string
  language: Language
  /** The mail's texts in the catalogues. */
  mail: 'new_work' | 'digest'
  queues: readonly Queue[]
}

/** Queues a mail that lists the work which waits for an operator, in the transaction that notes it as mailed. */
export async function queueWorkMail(
  tx: Tx,
  { config, keys }: Pick<Context, 'config' | 'keys'>,
  mail: WorkMail,
): Promise<void> {
  const { account, language } = mail
  const brand = await readBrand(tx)
  const letter = letterOf(mail, config, shopInLetter(brand, language, config.public_url))
  await queueMail(tx, keys, {
    to: account,
    subject: `${letter.title} · ${nameIn(brand, language)}`,
    text: letterText(letter),
    html: letterHtml(letter),
    headers: { 'Auto-Submitted': 'auto-generated' },
    valid_s: VALID_S,
    ...senderOf(brand, language),
  })
}

function letterOf({ language, mail, queues }: WorkMail, config: Config, shop: Letter['shop']): Letter {
  const desk = deskUrl(config)
  return {
    language,
    shop,
    title: sentence(`mail.${mail}.title`)[language],
    blocks: [
      {
        block: 'facts',
        facts: queues.map((queue) => ({
          label: sentence(`mail.work.queue.${queue.kind}`)[language],
          value: countText(queue, language),
        })),
      },
      { block: 'button', text: sentence('mail.work.button')[language], href: desk },
    ],
    reason: sentence(`mail.${mail}.reason`)[language].replace('{shop}', shop.name),
    links: [{ text: sentence('mail.work.settings')[language], href: `${desk}/account` }],
  }
}

function countText({ count, is_least, overdue, fresh = 0 }: Queue, language: Language): string {
  const numbers = new Intl.NumberFormat(language)
  const part = (name: 'fresh' | 'overdue', some: number) =>
    some > 0 ? [sentence(`mail.work.${name}`)[language].replace('{count}', numbers.format(some))] : []
  return [numbers.format(count) + (is_least ? '+' : ''), ...part('fresh', fresh), ...part('overdue', overdue)].join(
    ' · ',
  )
}
