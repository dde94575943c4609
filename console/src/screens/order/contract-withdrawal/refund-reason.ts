import type { Language } from '@sampan/contract/rules'

/** The reason that is filled in for the refund of a declaration. The shopper reads it, so it is in the shopper's language. */
export const REFUND_REASON: Readonly<Record<Language, string>> = {
  en: 'Withdrawal from the contract',
  'zh-CN': '合同撤回',
  ja: '契約の撤回',
  ko: '청약철회',
  th: 'การเลิกสัญญา',
}
