import { nameIn } from '@sampan/contract/brand-name'
import type { Language } from '@sampan/contract/rules'
import type { Config } from '../../../config.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Sentence } from '../../../language/sentence.ts'
import type { Letter } from '../../../mail/letter/letter.ts'
import { letterHtml } from '../../../mail/letter/letter-html.ts'
import { letterText } from '../../../mail/letter/letter-text.ts'
import { queueMail } from '../../../mail/mail-queue-service.ts'
import { readBrand, senderOf } from '../../brand/brand-service.ts'
import { shopInLetter } from '../../brand/letter-brand-service.ts'
import { QUEUES, WORK_MAIL } from './digest-words.ts'

/** A mail that the mail server did not accept for this time is outdated, in seconds. */
const VALID_S = 6 * 60 * 60

export type Queue = { kind: keyof typeof QUEUES; count: number; is_least: boolean; overdue: number; fresh?: number }

type WorkMail = {
  account: string
  language: Language
  words: { title: Sentence; reason: Sentence }
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

function letterOf({ language, words, queues }: WorkMail, config: Config, shop: Letter['shop']): Letter {
  const desk = deskUrl(config)
  return {
    language,
    shop,
    title: words.title[language],
    blocks: [
      {
        block: 'facts',
        facts: queues.map((queue) => ({ label: QUEUES[queue.kind][language], value: countText(queue, language) })),
      },
      { block: 'button', text: WORK_MAIL.button[language], href: desk },
    ],
    reason: words.reason[language].replace('{shop}', shop.name),
    links: [{ text: WORK_MAIL.settings[language], href: `${desk}/account` }],
  }
}

function countText({ count, is_least, overdue, fresh = 0 }: Queue, language: Language): string {
  const numbers = new Intl.NumberFormat(language)
  const part = (sentence: Sentence, some: number) =>
    some > 0 ? [sentence[language].replace('{count}', numbers.format(some))] : []
  return [
    numbers.format(count) + (is_least ? '+' : ''),
    ...part(WORK_MAIL.fresh, fresh),
    ...part(WORK_MAIL.overdue, overdue),
  ].join(' · ')
}

/** The address of the desk, which may have its own host. */
function deskUrl({ public_url, console_host }: Config): string {
  const url = new URL('/console', public_url)
  if (console_host) url.host = console_host
  return url.href
}
