import type { Brand } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sentence } from '../../../language/sentence.ts'
import type { Mail } from '../../../mail/mailer.ts'
import { accountLetter } from '../../brand/letter-brand-service.ts'

const writer =
  (mail: 'email_changed' | 'email_taken') =>
  (language: Language, brand: Brand, public_url: string): Omit<Mail, 'to'> => {
    const textOf = (part: 'subject' | 'body' | 'advice') => sentence(`mail.${mail}.${part}`)[language]
    const blocks = [textOf('body'), textOf('advice')].map((text) => ({ block: 'text', text }) as const)
    return accountLetter(brand, language, { subject: textOf('subject'), blocks }, public_url)
  }

/** The mail to the account's previous address. */
export const addressChangedMail = writer('email_changed')

/** The mail to the owner of an e-mail address that another shopper entered as new address. */
export const addressTakenMail = writer('email_taken')
