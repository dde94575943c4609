import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { BookFile } from '@sampan/contract/rules'

/** The name of a file for the bookkeeper, and what is in it. */
export function bookText(file: BookFile, i18n: I18n): { name: string; note: string } {
  switch (file) {
    case 'orders':
      return { name: t(i18n)`Orders`, note: t(i18n)`One line for each payment, with country, shop and receipt` }
    case 'order_lines':
      return { name: t(i18n)`Order lines`, note: t(i18n)`The goods of these orders, with quantities and prices` }
    case 'receipts':
      return { name: t(i18n)`Receipts and credit notes`, note: t(i18n)`With seller, company and tax numbers` }
    case 'refunds':
      return { name: t(i18n)`Refunds`, note: t(i18n)`Money returned to shoppers, with the reason` }
    case 'top_ups':
      return { name: t(i18n)`Top-ups`, note: t(i18n)`Money that arrived in wallets` }
    case 'withdrawals':
      return { name: t(i18n)`Withdrawals`, note: t(i18n)`Money paid out to shoppers, with fees` }
    case 'fees':
      return { name: t(i18n)`Fees`, note: t(i18n)`Fees that the shop earned, and paid to providers` }
    case 'other_movements':
      return { name: t(i18n)`Other movements`, note: t(i18n)`Corrections, debts and write-offs` }
    case 'journal':
      return { name: t(i18n)`Journal`, note: t(i18n)`Debit, credit and balance of each account, by day` }
    case 'sums':
      return { name: t(i18n)`Sums by country and shop`, note: t(i18n)`Paid and refunded in the period` }
    case 'taxes':
      return { name: t(i18n)`Taxes and duties`, note: t(i18n)`Collected and refunded by month, country and rate` }
    case 'one_stop':
      return { name: t(i18n)`EU one-stop return`, note: t(i18n)`VAT by member state and rate, in euros` }
  }
}
