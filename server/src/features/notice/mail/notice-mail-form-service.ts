import { nameIn } from '@sampan/contract/brand-name'
import { lawPath } from '@sampan/contract/law-path'
import { nameText } from '@sampan/contract/person-name'
import type { Language } from '@sampan/contract/rules'
import type { Context } from '../../../context.ts'
import { sentence } from '../../../language/sentence.ts'
import type { Letter, LetterBlock } from '../../../mail/letter/letter.ts'
import { letterHtml } from '../../../mail/letter/letter-html.ts'
import { letterText } from '../../../mail/letter/letter-text.ts'
import type { Mail } from '../../../mail/mailer.ts'
import { readBrand, senderOf } from '../../brand/brand-service.ts'
import { shopInLetter } from '../../brand/letter-brand-service.ts'
import { unsubscribeLink } from '../choice/unsubscribe-token.ts'
import type { Content } from './notice-letter-service.ts'
import type { NoticeMail, Recipient } from './notice-mail-sql.ts'
import { filled, label } from './notice-mail-words.ts'

type Source = Pick<Context, 'db' | 'config' | 'keys'>

/** Writes the mail of a content in the shopper's language. */
export async function writeNoticeMail(
  { db, config, keys }: Source,
  { user_id, mail_id }: Pick<NoticeMail, 'user_id' | 'mail_id'>,
  recipient: Recipient,
  { subject, title, blocks, topic }: Content,
): Promise<Omit<Mail, 'to'>> {
  const brand = await readBrand(db)
  const { public_url } = config
  const { language, account, is_verified } = recipient
  const name = nameIn(brand, language)
  const unsubscribe = unsubscribeLink(keys, { user_id, topic }, public_url)
  const letter: Letter = {
    language,
    shop: shopInLetter(brand, language, public_url),
    title,
    blocks: [...salutation(recipient), ...blocks],
    reason: label(is_verified ? 'reason' : 'reason_unverified', language, { address: account, shop: name }),
    links: [
      { text: label('notifications', language), href: `${public_url}/notification` },
      ...(topic === 'order'
        ? [
            {
              text: label('contract_withdrawal', language),
              href: `${public_url}/withdrawFromContract?lang=${language}`,
            },
          ]
        : []),
      { text: label('terms', language), href: `${public_url}${lawPath('terms')}?lang=${language}` },
      { text: label('privacy', language), href: `${public_url}${lawPath('privacy')}?lang=${language}` },
      {
        text: filled(sentence('unsubscribe.link'), language, {
          topic: sentence(`unsubscribe.topic.${topic}`)[language],
        }),
        href: unsubscribe,
      },
    ],
  }
  const forms = { text: letterText(letter), html: letterHtml(letter) }
  const headers = {
    'Auto-Submitted': 'auto-generated', // RFC 3834: keeps mail programs from replying that somebody is away
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { subject: subjectFrom(name, language, subject), ...forms, id: mail_id, headers, ...senderOf(brand, language) }
}

/** The greeting. An unverified mailbox may belong to another person, so its mails contain no text that a person entered. */
function salutation({ language, family_name, given_name, is_verified }: Recipient): LetterBlock[] {
  const name = nameText({ family_name, given_name })
  return is_verified && name ? [{ block: 'text', text: label('salutation', language, { name }) }] : []
}

/** Shops in Japan and Korea put their name in brackets before the subject, and mails without it look like fraud. */
function subjectFrom(shop: string, language: Language, subject: string): string {
  if (language === 'ja') return `【${shop}】${subject}`
  return language === 'ko' ? `[${shop}] ${subject}` : subject
}
