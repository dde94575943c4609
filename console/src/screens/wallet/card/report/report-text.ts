import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import type { ReportItem } from '@sampan/contract'

export function itemText(kind: ReportItem['kind'], i18n: I18n): string {
  switch (kind) {
    case 'payment':
      return translate(i18n)`Top-up`
    case 'refund':
      return translate(i18n)`Refund`
    case 'dispute':
      return translate(i18n)`Dispute`
    case 'payout':
      return translate(i18n)`Payout to the bank`
    case 'fee':
      return translate(i18n)`Fee`
    case 'other':
      return translate(i18n)`Other entry`
    case 'rest':
      return translate(i18n)`Balance without entries`
  }
}

export function differenceText(differs: NonNullable<ReportItem['differs']>, i18n: I18n): string {
  switch (differs) {
    case 'only_ours':
      return translate(i18n)`Only in the ledger`
    case 'only_theirs':
      return translate(i18n)`Only at the provider`
    case 'amount':
      return translate(i18n)`The amounts differ`
    case 'fee':
      return translate(i18n)`The fees differ`
  }
}

export function knownText(reason: NonNullable<ReportItem['known_because']>, i18n: I18n): string {
  switch (reason) {
    case 'on_its_way':
      return translate(i18n)`On its way to the bank`
    case 'held':
      return translate(i18n)`Held top-up`
    case 'recent':
      return translate(i18n)`Less than a day old`
  }
}

export const STATE_TONES = { open: 'bad', known: 'wait', explained: 'calm', equal: 'good' } as const

export function itemStateText(state: ReportItem['state'], i18n: I18n): string {
  switch (state) {
    case 'open':
      return translate(i18n)`Unexplained`
    case 'known':
      return translate(i18n)`No action needed`
    case 'explained':
      return translate(i18n)`Explained`
    case 'equal':
      return translate(i18n)`Equal`
  }
}
