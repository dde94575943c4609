import { Trans } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { Link } from '../../../../navigation/link.tsx'
import { Empty } from '../../../../ui/layout/empty.tsx'
import { ErrorState } from '../../../../ui/layout/error-state.tsx'
import { Page } from '../../../../ui/layout/page.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import css from '../card.module.css'
import { ReportPart } from './report-part.tsx'

/** The ledger's account of each payment provider compared with the provider's reports. */
export default function ProviderBooks() {
  const { data, error, refetch } = useRead('GET /api/admin/provider/reports')
  return (
    <Page>
      <div className={css.providers}>
        <PageHeader
          title={<Trans>Provider reconciliation</Trans>}
          note={
            <Trans>
              Every six hours, what the provider reports is compared with the ledger. Days are in UTC. Payouts to the
              bank are in <Link to="/provider-payouts">Provider payouts</Link>.
            </Trans>
          }
        />
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data?.reports.length === 0 && (
          <Empty
            title={<Trans>Nothing to compare yet</Trans>}
            note={<Trans>The comparison begins with the first instant top-up.</Trans>}
          />
        )}
        {data?.reports.map((report) => (
          <ReportPart key={report.provider} report={report} />
        ))}
      </div>
    </Page>
  )
}
