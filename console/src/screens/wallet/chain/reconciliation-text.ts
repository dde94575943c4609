import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { ChainReconciled } from '@sampan/contract'
import type { ReconciliationFault } from '@sampan/contract/chain'
import type { Tone } from '../../../ui/text/status-badge.tsx'
import { faultText } from './health-text.ts'

/** Why balances were not compared. */
export const reconciliationFaultText = (fault: ReconciliationFault, i18n: I18n): string =>
  fault === 'no_state'
    ? t(i18n)`Both nodes had already discarded the balances of the block before all were read`
    : faultText(fault, i18n)

/** The result of the last comparison. */
export function resultOf({ done, failed, open, tokens }: ChainReconciled, i18n: I18n): { tone: Tone; text: string } {
  if (!done && open) return { tone: 'busy', text: t(i18n)`Comparing` }
  if (!done)
    return failed ? { tone: 'bad', text: t(i18n)`Not compared` } : { tone: 'wait', text: t(i18n)`Not compared yet` }
  const count = tokens.reduce((sum, { different_addresses }) => sum + different_addresses, 0)
  if (count === 0) {
    const is_explained = tokens.some(({ explained }) => explained !== '0')
    return { tone: 'good', text: is_explained ? t(i18n)`Every difference is explained` : t(i18n)`Everything matches` }
  }
  return { tone: 'bad', text: t(i18n)`${plural(count, { one: '# difference', other: '# differences' })}` }
}
