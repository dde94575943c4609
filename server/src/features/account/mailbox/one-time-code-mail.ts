import type { Brand } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { type SentenceId, sentence } from '../../../language/sentence.ts'
import type { Mail } from '../../../mail/mailer.ts'
import { accountLetter } from '../../brand/letter-brand-service.ts'
import type { Purpose } from './one-time-code-sql.ts'

type CodeMail = { code: string; purpose: Purpose; language: Language; public_url: string }

/** The code is a separate line, so that it is easily read and copied. */
export function oneTimeCodeMail({ code, purpose, language, public_url }: CodeMail, brand: Brand): Omit<Mail, 'to'> {
  const text = (id: SentenceId) => ({ block: 'text', text: sentence(id)[language] }) as const
  const blocks = [
    text(`mail.code.purpose.${purpose}`),
    { block: 'code', text: code } as const,
    text('mail.code.valid'),
    text('mail.code.ignore'),
  ]
  const subject = sentence('mail.code.subject')[language]
  return accountLetter(brand, language, { subject, blocks }, public_url)
}
