import type { Brand } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sentence } from '../../../language/sentence.ts'
import type { Mail } from '../../../mail/mailer.ts'
import { accountLetter } from '../../brand/letter-brand-service.ts'

export const accountDeletedMail = (language: Language, brand: Brand, public_url: string): Omit<Mail, 'to'> => {
  const blocks = sentence('mail.account_deleted.body')
    [language].split('\n\n')
    .map((text) => ({ block: 'text', text }) as const)
  const subject = sentence('mail.account_deleted.subject')[language]
  return accountLetter(brand, language, { subject, blocks }, public_url)
}
