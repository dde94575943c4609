import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { toast } from '../../ui/layer/toast.ts'

type Outcome = 'changed' | 'later' | 'proposed'

function outcomeText(outcome: Outcome, i18n: I18n): string {
  switch (outcome) {
    case 'changed':
      return t(i18n)`Setting changed`
    case 'later':
      return t(i18n)`The new amount applies in 24 hours`
    case 'proposed':
      return t(i18n)`Sent to a second approver`
  }
}

/** Shows whether a setting has changed, changes later, or waits for a second operator. */
export const showOutcome = ({ outcome }: { outcome: Outcome }, i18n: I18n): void =>
  toast.success(outcomeText(outcome, i18n))
