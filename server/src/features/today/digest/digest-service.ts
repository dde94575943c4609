import { DESK_COUNT_LIMIT, type EndpointKey } from '@sampan/contract'
import { nameIn } from '@sampan/contract/brand-name'
import type { Language } from '@sampan/contract/rules'
import type { Config } from '../../../config.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Letter } from '../../../mail/letter/letter.ts'
import { letterHtml } from '../../../mail/letter/letter-html.ts'
import { letterText } from '../../../mail/letter/letter-text.ts'
import { queueMail } from '../../../mail/mail-queue-service.ts'
import { readBrand, senderOf } from '../../brand/brand-service.ts'
import { shopInLetter } from '../../brand/letter-brand-service.ts'
import { maySee, readWaiting } from '../today-service.ts'
import { countLowStock } from '../today-sql.ts'
import { claimDigest, type Reader } from './digest-sql.ts'
import { DIGEST, QUEUES } from './digest-words.ts'

type Source = Pick<Context, 'db' | 'config' | 'keys'>

const PRODUCTS: EndpointKey = 'GET /api/admin/product/list'
/** A digest that the mail server did not accept for this time is outdated, in seconds. */
const VALID_S = 6 * 60 * 60

type Queue = { kind: keyof typeof QUEUES; count: number; is_least: boolean; overdue: number }

/**
 * Queues the digest of an operator, in the transaction that notes its day: it is sent once, whichever server writes it. If
 * nothing waits, no mail is sent on this day.
 * @returns false if another server has written it, or nothing waits.
 */
export const writeDigest = ({ db, config, keys }: Source, operator_id: string): Promise<boolean> =>
  transaction(db, async (tx) => {
    const reader = await claimDigest(tx, operator_id)
    const queues = reader ? await readQueues(tx, reader) : []
    if (!reader || queues.length === 0) return false
    const brand = await readBrand(tx)
    const { account, language } = reader
    const letter = letterOf({ queues, language, config, shop: shopInLetter(brand, language, config.public_url) })
    const forms = { text: letterText(letter), html: letterHtml(letter) }
    const subject = `${letter.title} · ${nameIn(brand, language)}`
    const headers = { 'Auto-Submitted': 'auto-generated' }
    await queueMail(tx, keys, {
      to: account,
      subject,
      ...forms,
      headers,
      valid_s: VALID_S,
      ...senderOf(brand, language),
    })
    return true
  })

/** The queues of the operator's start page in which something waits, and products with little stock. */
async function readQueues(db: Db, reader: Reader): Promise<Queue[]> {
  const waiting = await readWaiting(db, reader)
  const low = maySee(PRODUCTS, reader.roles) ? await countLowStock(db, DESK_COUNT_LIMIT + 1) : 0
  const stock = {
    kind: 'stock',
    count: Math.min(low, DESK_COUNT_LIMIT),
    is_least: low > DESK_COUNT_LIMIT,
    overdue: 0,
  } as const
  return [...waiting, stock].filter(({ count }) => count > 0)
}

type Content = { queues: readonly Queue[]; language: Language; config: Config; shop: Letter['shop'] }

function letterOf({ queues, language, config, shop }: Content): Letter {
  const desk = deskUrl(config)
  return {
    language,
    shop,
    title: DIGEST.title[language],
    blocks: [
      {
        block: 'facts',
        facts: queues.map((queue) => ({ label: QUEUES[queue.kind][language], value: countText(queue, language) })),
      },
      { block: 'button', text: DIGEST.button[language], href: desk },
    ],
    reason: DIGEST.reason[language].replace('{shop}', shop.name),
    links: [{ text: DIGEST.settings[language], href: `${desk}/account` }],
  }
}

function countText({ count, is_least, overdue }: Queue, language: Language): string {
  const numbers = new Intl.NumberFormat(language)
  const late = overdue > 0 ? [DIGEST.overdue[language].replace('{count}', numbers.format(overdue))] : []
  return [numbers.format(count) + (is_least ? '+' : ''), ...late].join(' · ')
}

/** The address of the desk, which may have its own host. */
function deskUrl({ public_url, console_host }: Config): string {
  const url = new URL('/console', public_url)
  if (console_host) url.host = console_host
  return url.href
}
