import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { LineFitName } from '@sampan/contract'

/** In a word or two, how lines of a bank statement fit a top-up. */
export function fitName(fit: LineFitName, i18n: I18n): string {
  switch (fit) {
    case 'exact':
      return t(i18n)({ message: 'Confirmed', context: 'bank line' })
    case 'more':
      return t(i18n)({ message: 'More money', context: 'bank line' })
    case 'less':
      return t(i18n)({ message: 'Less money', context: 'bank line' })
    case 'several_lines':
      return t(i18n)({ message: 'Several lines', context: 'bank line' })
    case 'several_claims':
      return t(i18n)({ message: 'Several top-ups', context: 'bank line' })
    case 'sum_of_lines':
      return t(i18n)({ message: 'Sum of lines', context: 'bank line' })
    case 'sum_of_claims':
      return t(i18n)({ message: 'Sum of top-ups', context: 'bank line' })
    case 'name':
      return t(i18n)({ message: 'Name only', context: 'bank line' })
    case 'bank_reference':
      return t(i18n)({ message: 'Bank reference only', context: 'bank line' })
    case 'converted':
      return t(i18n)({ message: 'Not in dollars', context: 'bank line' })
    case 'early':
      return t(i18n)({ message: 'Too early', context: 'bank line' })
    case 'repeated':
      return t(i18n)({ message: 'In two files', context: 'bank line' })
    case 'released':
      return t(i18n)({ message: 'Match undone', context: 'bank line' })
    case 'reversed':
      return t(i18n)({ message: 'Taken back', context: 'bank line' })
    case 'credited':
      return t(i18n)({ message: 'Maybe credited', context: 'bank line' })
    case 'reused':
      return t(i18n)({ message: 'Evidence reused', context: 'bank line' })
  }
}

/** How lines of a bank statement fit a top-up, and why they don't confirm it. */
export function fitText(fit: LineFitName, i18n: I18n): string {
  switch (fit) {
    case 'exact':
      return t(i18n)`The reference and the amount match.`
    case 'more':
      return t(i18n)`The reference matches, but more money arrived.`
    case 'less':
      return t(i18n)`The reference matches, but less money arrived.`
    case 'several_lines':
      return t(i18n)`Several lines have this reference and amount.`
    case 'several_claims':
      return t(i18n)`The line fits several waiting top-ups.`
    case 'sum_of_lines':
      return t(i18n)`These lines with the reference add up to the amount.`
    case 'sum_of_claims':
      return t(
        i18n,
      )`The line is the sum of several waiting top-ups. Approve each, then match the line in Reconciliation.`
    case 'name':
      return t(i18n)`The amount and the shopper’s name match, but not the reference.`
    case 'bank_reference':
      return t(i18n)`The amount and the bank reference match, but not the shopper’s reference.`
    case 'converted':
      return t(i18n)`The reference matches, but the line isn’t in dollars. An operator entered them.`
    case 'early':
      return t(i18n)`The reference and the amount match, but the money arrived more than ten days before the report.`
    case 'repeated':
      return t(i18n)`Another imported file has a line with the same day, amount and reference.`
    case 'released':
      return t(i18n)`The line was matched or explained before, and someone undid it.`
    case 'reversed':
      return t(i18n)`A later line reverses this transfer.`
    case 'credited':
      return t(i18n)`Another top-up of this amount was approved without a line. This may be its money.`
    case 'reused':
      return t(i18n)`The reference and the amount match, but the evidence was used before.`
  }
}
