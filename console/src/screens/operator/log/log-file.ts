import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { csvOf } from '@sampan/contract/csv-text'
import { actionText } from './action-text.ts'
import { concernText } from './concern-text.ts'
import type { Entry } from './entry.ts'
import { detailLines, idsIn } from './log-lines.ts'

/**
 * Entries as CSV in the operator's language. Ids and the API's names of actions and objects are in separate columns.
 */
export const logFile = (entries: readonly Entry[], i18n: I18n): string =>
  csvOf([
    [
      t(i18n)`ID`,
      t(i18n)`When`,
      t(i18n)`Operator`,
      t(i18n)({ message: 'Name', context: 'person' }),
      t(i18n)`Action`,
      t(i18n)`Related to`,
      t(i18n)`Reason`,
      t(i18n)`Details`,
      'operator_id',
      'action',
      'ref_type',
      'ref_id',
      'detail_ids',
    ],
    ...entries.map((entry) => {
      const { log_id, created_at, operator_id, operator, operator_name, action, ref_type, ref_id, details } = entry
      const { reason } = details
      return [
        log_id,
        new Date(created_at).toISOString(),
        operator,
        operator_name,
        actionText(action, i18n),
        concernText(entry, i18n),
        typeof reason === 'string' ? reason : '',
        detailsText(entry, i18n),
        operator_id,
        action,
        ref_type,
        ref_id,
        idsIn(details).join(' '),
      ]
    }),
  ])

const detailsText = (entry: Entry, i18n: I18n): string =>
  detailLines(entry, i18n)
    .filter(({ key }) => key !== 'reason')
    .map(({ label, values }) => `${label}: ${values.map(({ text }) => text).join(', ')}`)
    .join('; ')
