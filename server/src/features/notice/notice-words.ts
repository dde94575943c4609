import type { Language, NoticeKind } from '@sampan/contract/rules'
import { type Sentence, sentence } from '../../language/sentence.ts'
import { type Texts, textIn } from '../../language/text-in.ts'

type StoredNotice = { kind: NoticeKind; ref_id: string; details: Record<string, string>; title: Texts | null }

/** Stored for a device without a known browser or system; earlier versions stored a dash. */
const NO_DEVICE: readonly (string | undefined)[] = ['', '–']

/** Placeholders are filled from the details of the notice; `{title}` is the product's title. */
export function noticeText(
  { kind, details, title }: StoredNotice,
  language: Language,
): { title: string; body: string } {
  const values: Record<string, string> = { ...details, ...(title && { title: textIn(title, language) }) }
  if (kind === 'new_device' && NO_DEVICE.includes(details.device))
    values.device = sentence('notice.new_device.unknown')[language]
  const filled = (text: Sentence) =>
    text[language].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').trim()
  return { title: filled(sentence(`notice.${kind}.title`)), body: filled(sentence(`notice.${kind}.body`)) }
}

/** Whether `ref_id` is the id of an order. Notices of refunds name their order too. */
export const isAboutOrder = (notice: Pick<StoredNotice, 'kind' | 'ref_id'>): boolean =>
  linkOf(notice) === orderLink(notice.ref_id)

const orderLink = (order_id: string) => `/orderInfo/${order_id}`

export function linkOf({ kind, ref_id }: Pick<StoredNotice, 'kind' | 'ref_id'>): string {
  switch (kind) {
    case 'recharge_passed':
    case 'recharge_refused':
    case 'dispute_opened':
    case 'dispute_won':
    case 'dispute_lost':
      return '/topUpRecord'
    case 'card_failed':
      return `/cardTopUp?payment=${ref_id}`
    case 'withdrawal_passed':
    case 'withdrawal_refused':
    case 'withdrawal_paid':
    case 'withdrawal_failed':
    case 'withdrawal_refunded':
      return '/depositRecord'
    case 'withdrawal_opened':
      return '/withDraw'
    case 'balance_corrected':
    case 'debt_written_off':
      return '/capitalRecord'
    case 'service_reply':
      return '/service'
    case 'mail_refused':
      return '/profile'
    case 'order_mail_ended':
    case 'wallet_mail_ended':
    case 'security_mail_ended':
      return '/notification?settings=1'
    case 'new_device':
    case 'agent_linked':
      return '/security'
    case 'favourite_back':
    case 'favourite_cheaper':
      return `/detail/${ref_id}`
    default:
      return orderLink(ref_id)
  }
}
