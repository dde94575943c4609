import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'

export const AUDIT_FILTERS = ['all', '0', '1', '2'] as const
export type AuditFilter = (typeof AUDIT_FILTERS)[number]

/** The labels of audit statuses, as the specification prescribes them. */
export function auditText(status: AuditFilter, i18n: I18n): string {
  switch (status) {
    case 'all':
      return t(i18n)`All`
    case '0':
      return t(i18n)`Auditing`
    case '1':
      return t(i18n)`Passed`
    case '2':
      return t(i18n)`Refused`
  }
}
