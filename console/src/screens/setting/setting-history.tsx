import { Trans, useLingui } from '@lingui/react/macro'
import { usePages } from '@sampan/front/use-pages'
import { settingChange } from '../../features/setting/setting-change.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { MoreButton } from '../../ui/layout/more-button.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './settings.module.css'

export function SettingHistory() {
  const { i18n } = useLingui()
  const list = usePages('GET /api/admin/setting/history')
  const { items, error, onRetry } = list
  if (error && !items) return <ErrorState error={error} onRetry={onRetry} />
  if (items?.length === 0) return <Empty title={<Trans>No changes yet</Trans>} />
  return (
    <>
      <ul className={css.rows} aria-busy={items === undefined}>
        {items?.map((change) => {
          const { name, before, after } = settingChange(change, i18n)
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
