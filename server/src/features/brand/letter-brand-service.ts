import type { Brand } from '@sampan/contract'
import { nameIn, naming } from '@sampan/contract/brand-name'
import type { Language } from '@sampan/contract/rules'
import type { Letter, LetterBlock } from '../../mail/letter/letter.ts'
import { letterHtml } from '../../mail/letter/letter-html.ts'
import { letterText } from '../../mail/letter/letter-text.ts'
import type { Mail } from '../../mail/mailer.ts'
import { addressInMail } from '../picture/catalogue-picture-service.ts'
import { senderOf } from './brand-service.ts'

const LOGO_HEIGHT = 32
const LOGO_WIDTH = 220

/** The name and logo of the shop at the top of a mail, which link to the shop. */
export const shopInLetter = (brand: Brand, language: Language, public_url: string): Letter['shop'] => ({
  name: nameIn(brand, language),
  href: public_url,
  logo: logoOf(brand.logo, public_url),
})

function logoOf(logo: Brand['logo'], public_url: string): Letter['shop']['logo'] {
  if (!logo) return null
  const scale = Math.min(LOGO_HEIGHT / logo.height, LOGO_WIDTH / logo.width)
  return {
    src: public_url + addressInMail(logo.address, 'png'),
    width: Math.round(logo.width * scale),
    height: Math.round(logo.height * scale),
    ground: logo.ground,
  }
}

type AccountLetter = { subject: string; blocks: readonly Extract<LetterBlock, { block: 'text' | 'code' | 'button' }>[] }

/** A mail about an account, as HTML and as text, with the shop's name in its texts and as its sender. */
export function accountLetter(
  brand: Brand,
  language: Language,
  { subject, blocks }: AccountLetter,
  public_url: string,
): Omit<Mail, 'to'> {
  const withNames = naming(brand, language)
  const letter: Letter = {
    language,
    shop: shopInLetter(brand, language, public_url),
    title: withNames(subject),
    blocks: blocks.map((one) => (one.block === 'text' ? { ...one, text: withNames(one.text) } : one)),
    reason: null,
    links: [],
  }
  return { subject: letter.title, text: letterText(letter), html: letterHtml(letter), ...senderOf(brand, language) }
}
