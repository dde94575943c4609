import { Trans, useLingui } from '@lingui/react/macro'
import { TAX_COLUMNS, taxCellsOf, taxHeadingOf } from '@sampan/contract/rules'
import { useRead } from '@sampan/front/use-read'
import { Dialog } from '../../ui/layer/dialog.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './taxes.module.css'

/** All revisions of a rule, newest first. */
export function TaxHistoryDialog({ rule_id, onClose }: { rule_id: string; onClose: () => void }) {
  const { t } = useLingui()
  const { data } = useRead('GET /api/admin/tax/history', { rule_id })
  return (
    <Dialog onClose={onClose} title={t`History of ${rule_id}`} size="lg">
      <ul className={css.list}>
        {data?.items.map((rule) => {
          const { revision, is_removed, changed_by, changed_at } = rule
          const cells = taxCellsOf(rule)
          return (
            <li key={revision}>
              <strong>{is_removed ? <Trans>{revision}: removed</Trans> : revision}</strong> · {changed_by} ·{' '}
              <MomentText at={changed_at} />
              <div translate="no">
                {TAX_COLUMNS.flatMap((column, at) =>
                  column === 'rule_id' || !cells[at] ? [] : [`${taxHeadingOf(column)} ${cells[at]}`],
                ).join(' · ')}
              </div>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
