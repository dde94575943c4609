import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { moneyText } from '@sampan/contract/money-text'
import { AMOUNT_SETTINGS, TIME_SETTINGS } from '@sampan/contract/rules'
import type { ReplyTo } from '../../api/reads.ts'
import { usePages } from '../../api/use-pages.ts'
import { amountWord, timeWord } from '../../features/setting/setting-words.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { MoreButton } from '../../ui/layout/more-button.tsx'
import { Trouble } from '../../ui/layout/trouble.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import { durationText } from './duration.ts'
import css from './settings.module.css'

type Change = ReplyTo<'GET /api/admin/setting/history'>['items'][number]

/** What was changed, and how its values are read. */
function wordsOf({ setting, before, after }: Change, i18n: I18n) {
  const [kind, name = ''] = setting.split(':')
  const amount = AMOUNT_SETTINGS.find((known) => known === name)
  const time = TIME_SETTINGS.find((known) => known === name)
  if (kind === 'amount' && amount) {
    const money = (cents: string | null) => (cents === null ? '' : moneyText(Number(cents)))
    return { name: amountWord(amount, i18n), before: money(before), after: money(after) }
  }
  if (kind === 'time' && time) {
    const duration = (seconds: string | null) => (seconds === null ? '' : durationText(Number(seconds), i18n))
    return { name: timeWord(time, i18n), before: duration(before), after: duration(after) }
  }
  return { name: kind === 'network' ? name : '', before: before ?? '', after: after ?? '' }
}

/** Who changed which setting, the latest first. */
export function SettingHistory() {
  const { i18n } = useLingui()
  const list = usePages('GET /api/admin/setting/history')
  const { items, error, onRetry } = list
  if (error && !items) return <Trouble error={error} onRetry={onRetry} />
  if (items?.length === 0) return <Empty title={<Trans>Nothing was changed yet</Trans>} />
  return (
    <>
      <ul className={css.rows} aria-busy={items === undefined}>
        {items?.map((change) => {
          const { name, before, after } = wordsOf(change, i18n)
          return (
            <li key={change.log_id} className={css.row}>
              <div className={css.name}>
                {name}
                <div className={css.note}>
                  {before && `${before} → `}
                  {after}
                </div>
              </div>
              <div className={css.changed}>
                {change.operator}
                {change.proposed_by && ` + ${change.proposed_by}`} · <MomentText at={change.created_at} />
              </div>
            </li>
          )
        })}
      </ul>
      <div>
        <MoreButton {...list} />
      </div>
    </>
  )
}
