import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { toast } from '../../ui/layer/toast.ts'

/** Shows whether rules have changed, or wait for a second operator. */
export const showOutcome = ({ outcome }: { outcome: 'done' | 'proposed' }, i18n: I18n): void =>
  toast.success(outcome === 'done' ? t(i18n)`Rules changed` : t(i18n)`Sent to a second approver`)
