import { nameIn } from '@sampan/contract/brand-name'
import type { Language } from '@sampan/contract/rules'
import type { Context } from '../../context.ts'
import { type NameIn, sentence } from '../../language/sentence.ts'
import { letterHtml } from '../../mail/letter/letter-html.ts'
import { letterText } from '../../mail/letter/letter-text.ts'
import { type MailTrial, tryMail } from '../../mail/mail-trial.ts'
import { readBrand } from '../brand/brand-service.ts'

/** Sends a test mail to an operator, and reports what the mail server answers. */
export async function sendTestMail(
  { db, config }: Pick<Context, 'db' | 'config'>,
  to: string,
  language: Language,
): Promise<MailTrial> {
  const shop_name = nameIn(await readBrand(db), language)
  const filled = (name: NameIn<'mail.test'>) =>
    sentence(`mail.test.${name}`)
      [language].replace('{shop}', () => shop_name)
      .replace('{address}', () => to)
  const title = filled('title')
  const letter = {
    language,
    shop: { name: shop_name, href: config.public_url, logo: null },
    title,
    blocks: [{ block: 'text', text: filled('body') }] as const,
    reason: filled('reason'),
    links: [],
  }
  return tryMail(config, { to, subject: `${title} · ${shop_name}`, text: letterText(letter), html: letterHtml(letter) })
}
