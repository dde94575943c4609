import type { Brand } from '@sampan/contract'
import { naming } from '@sampan/contract/brand-name'
import { momentTextIn } from '@sampan/contract/moment-text'
import type { Language } from '@sampan/contract/rules'
import type { NameIn } from '../../../language/sentence.ts'
import { sentence } from '../../../language/sentence.ts'
import type { Letter, LetterBlock } from '../../../mail/letter/letter.ts'
import { letterHtml } from '../../../mail/letter/letter-html.ts'
import { letterText } from '../../../mail/letter/letter-text.ts'
import type { Mail } from '../../../mail/mailer.ts'
import { senderOf } from '../../brand/brand-service.ts'
import { shopInLetter } from '../../brand/letter-brand-service.ts'
import type { Declaration } from './contract-withdrawal-sql.ts'

/** Texts of strangers are shortened in mails to other mailboxes. */
const TEXT_LIMIT = 120

/**
 * A text that anybody may have entered, without anything that mail programs turn into a link, and without telephone
 * numbers: a stranger must not advertise in mails of the shop.
 */
function withoutLinks(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}\s.,;()'’·・、。–-]/gu, ' ')
    // A point between two characters could be a domain.
    .replace(/[.。](?=\S)/gu, '$& ')
    .replace(/\d(?:[\s.,()–-]*\d){5,}/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > TEXT_LIMIT ? `${plain.slice(0, TEXT_LIMIT).trimEnd()}…` : plain
}

type Place = { brand: Brand; public_url: string; language: Language }

function mailOf(
  { brand, public_url, language }: Place,
  letter: { title: string; blocks: LetterBlock[]; reason: string | null },
) {
  const whole: Letter = { language, shop: shopInLetter(brand, language, public_url), links: [], ...letter }
  return { subject: whole.title, text: letterText(whole), html: letterHtml(whole), ...senderOf(brand, language) }
}

type Facts = {
  declaration: Declaration
  declared_at: string
  time_zone: string
  /** Titles of the lines, only of an order that is proved to be the shopper's. */
  titles: ReadonlyMap<string, string>
}

/** The acknowledgement. It has the same form for known and unknown orders. */
export function acknowledgement(
  place: Place,
  { declaration, declared_at, time_zone, titles }: Facts,
): Omit<Mail, 'to'> {
  const { brand, language } = place
  const withNames = naming(brand, language)
  const words = (id: NameIn<'mail.contract_withdrawal'>) =>
    withNames(sentence(`mail.contract_withdrawal.${id}`)[language])
  const { name, order_number, email } = declaration
  return mailOf(place, {
    title: words('title'),
    blocks: [
      { block: 'text', text: words('text') },
      {
        block: 'facts',
        facts: [
          { label: words('at'), value: `${momentTextIn(declared_at, language, time_zone)} (${time_zone})` },
          { label: words('name'), value: withoutLinks(name) },
          { label: words('order'), value: order_number.replace(/[^A-Z0-9]/g, '').slice(0, 20) },
          { label: words('email'), value: email },
          { label: words('what'), value: pieces() },
        ],
      },
    ],
    reason: words('reason').replace('{address}', () => email),
  })

  function pieces(): string {
    const { items, part } = declaration
    if (part !== null) return withoutLinks(part)
    if (items === null) return words('whole')
    if (items.every(({ order_item_id }) => titles.has(order_item_id)))
      return items.map(({ order_item_id, quantity }) => `${quantity} × ${titles.get(order_item_id)}`).join('; ')
    return words('pieces').replace('{quantity}', String(items.reduce((sum, { quantity }) => sum + quantity, 0)))
  }
}

/** The mail about a refused declaration, with the operator's reason. */
export function refusalMail(place: Place, reason: string, email: string): Omit<Mail, 'to'> {
  const { brand, language } = place
  const withNames = naming(brand, language)
  const words = (id: NameIn<'mail.contract_withdrawal_refused'>) =>
    withNames(sentence(`mail.contract_withdrawal_refused.${id}`)[language])
  return mailOf(place, {
    title: words('title'),
    blocks: [
      { block: 'text', text: words('text') },
      { block: 'text', text: reason },
      { block: 'text', text: words('reply') },
    ],
    reason: withNames(sentence('mail.contract_withdrawal.reason')[language]).replace('{address}', () => email),
  })
}
