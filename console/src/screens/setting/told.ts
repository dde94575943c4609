import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { say } from '../../ui/layer/say.ts'

type Outcome = 'changed' | 'later' | 'proposed'

function outcomeWord(outcome: Outcome, i18n: I18n): string {
  switch (outcome) {
    case 'changed':
      return t(i18n)`The setting is changed`
    case 'later':
      return t(i18n)`The raised amount counts in 24 hours`
    case 'proposed':
      return t(i18n)`A second operator has to agree now`
  }
}

export const tellOutcome = ({ outcome }: { outcome: Outcome }, i18n: I18n): void => say.done(outcomeWord(outcome, i18n))
