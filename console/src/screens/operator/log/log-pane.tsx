import { Trans, useLingui } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { Link } from '../../../navigation/link.tsx'
import { DetailPane } from '../../../ui/layout/detail-pane.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { Fact, Facts, Part } from '../../../ui/layout/facts.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { actionText } from './action-text.ts'
import { addressOfConcern } from './concern.ts'
import { concernText } from './concern-text.ts'
import type { Entry } from './entry.ts'
import { LogDetails } from './log-details.tsx'
import { detailLines } from './log-lines.ts'

export function LogPane({ log_id, onClose }: { log_id: string; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const query = useRead('GET /api/admin/log/list', { log_id })
  const entry = query.data?.items[0]
  return (
    <DetailPane title={entry ? actionText(entry.action, i18n) : t`Log entry`} onClose={onClose} query={query}>
      {entry ? <EntryFacts entry={entry} /> : <Empty title={<Trans>Entry not found</Trans>} />}
    </DetailPane>
  )
}

function EntryFacts({ entry }: { entry: Entry }) {
  const { i18n } = useLingui()
  const { operator_id, operator, operator_name, ref_id, created_at } = entry
  const hasDetails =
    entry.details.at_machine === true || entry.details.by_rule === true || detailLines(entry, i18n).length > 0
  const concern = concernText(entry, i18n)
  const address = addressOfConcern(entry)
  return (
    <>
      <Part title={<Trans>Action</Trans>}>
        <Facts>
          <Fact name={<Trans>Operator</Trans>}>
            <Link to={`/operators/${operator_id}`}>{operator_name ? `${operator_name} (${operator})` : operator}</Link>
          </Fact>
          <Fact name={<Trans>When</Trans>}>
            <MomentText at={created_at} />
          </Fact>
          <Fact name={<Trans>Related to</Trans>}>{address ? <Link to={address}>{concern}</Link> : concern}</Fact>
          <Fact name={<Trans>Related</Trans>}>
            <Link to={`/log?concerns=${encodeURIComponent(ref_id)}`}>
              <Trans>All related entries</Trans>
            </Link>
          </Fact>
        </Facts>
      </Part>
      {hasDetails && (
        <Part title={<Trans>Details</Trans>}>
          <LogDetails entry={entry} />
        </Part>
      )}
    </>
  )
}
