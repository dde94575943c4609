import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { csvOf } from '@sampan/contract/csv-text'
import { actionWord } from './action-words.ts'
import type { Entry } from './log.tsx'

/** Entries as a CSV in the words of who reads it; ids, and the API's names of acts and things, stand beside the words. */
export const logFile = (entries: readonly Entry[], i18n: I18n): string =>
  csvOf([
    [
      t(i18n)`ID`,
      t(i18n)`When`,
      t(i18n)`Operator`,
      t(i18n)`Name`,
      t(i18n)`What was done`,
      t(i18n)`Concerns`,
      t(i18n)`Reason`,
      t(i18n)`Details`,
      'action',
      'ref_type',
      'ref_id',
    ],
    ...entries.map(({ log_id, created_at, operator, operator_name, action, ref_type, ref_id, ref_name, details }) => {
      const { reason, ...rest } = details
      return [
        log_id,
        new Date(created_at).toISOString(),
        operator,
        operator_name,
        actionWord(action, i18n),
        ref_name ?? ref_id,
        typeof reason === 'string' ? reason : '',
        Object.keys(rest).length > 0 ? JSON.stringify(rest) : '',
        action,
        ref_type,
        ref_id,
      ]
    }),
  ])
