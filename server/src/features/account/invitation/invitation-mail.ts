import type { Brand } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { type SentenceId, sentence } from '../../../language/sentence.ts'
import type { Mail } from '../../../mail/mailer.ts'
import { accountLetter } from '../../brand/letter-brand-service.ts'

type Link = { language: Language; public_url: string; account: string; request_token: string; code: string }

/** A mail with a link that sets the first password. */
export function invitationMail({ language, public_url, ...link }: Link, brand: Brand): Omit<Mail, 'to'> {
  const text = (id: SentenceId) => ({ block: 'text', text: sentence(id)[language] }) as const
  const search = new URLSearchParams({ invited: link.account, token: link.request_token, code: link.code })
  const href = `${public_url}/forgotPassword?${search}`
  const blocks = [
    text('mail.invitation.moved'),
    { block: 'button', text: sentence('mail.invitation.button')[language], href } as const,
    text('mail.invitation.valid'),
    text('mail.invitation.ignore'),
  ]
  return accountLetter(brand, language, { subject: sentence('mail.invitation.subject')[language], blocks }, public_url)
}
