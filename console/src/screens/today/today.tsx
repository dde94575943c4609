import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { useRead } from '@sampan/front/use-read'
import { OpenSetupSteps, SetupSteps } from '../../features/today/setup-steps.tsx'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import { Books } from './books.tsx'
import { ChainDifferences } from './chain-differences.tsx'
import { DaySoFar } from './day-so-far.tsx'
import { DaysOfMoney } from './days-of-money.tsx'
import { FailingWebhooks } from './failing-webhooks.tsx'
import { ReportDifferences } from './report-differences.tsx'
import css from './today.module.css'
import { UnsentMails } from './unsent-mails.tsx'
import { Waiting, WaitingSkeleton } from './waiting.tsx'

/** The start page of operators: waiting work, sales, and the state of the ledger. */
export default function Today() {
  const { t } = useLingui()
  const { data: today, error, refetch } = useRead('GET /api/admin/today')
  const setup = useRead('GET /api/admin/setup')
  // The setup steps are above the work, so both appear together: steps that arrived later would move the page. The work
  // is a new element, because the skeleton would count as moved.
  const data = setup.data || setup.error ? today : undefined
  return (
    <div className={css.page}>
      <PageHeader
        title={<Trans>Today</Trans>}
        note={
          data && (
            <Trans>
              As of <MomentText at={data.as_of} />
            </Trans>
          )
        }
      />
      <SetupSteps />
      <OpenSetupSteps />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      <section key={String(!data)} className={css.waits} aria-label={t`To do`} aria-busy={!data && !error}>
        {data ? <Waiting waiting={data.waiting} /> : !error && <WaitingSkeleton />}
      </section>
      {data?.chain_differences && <ChainDifferences {...data.chain_differences} />}
      {data?.report_differences && <ReportDifferences {...data.report_differences} />}
      {data?.unsent_mails && <UnsentMails {...data.unsent_mails} />}
      {data?.failing_webhooks && <FailingWebhooks {...data.failing_webhooks} />}
      {data?.is_alone && (
        <Alert color="yellow" variant="light">
          <strong>
            <Trans>No second approver yet</Trans>
          </strong>
          <br />
          <Trans>
            Large top-ups, withdrawals and refunds, corrections, write-offs and payouts of a blocked shopper’s balance
            need two approvals. Until you have a second approver, changes to limits, charges, networks and bank accounts
            apply right away.
          </Trans>
        </Alert>
      )}
      {data?.days && <DaySoFar days={data.days} />}
      {data?.days && <DaysOfMoney days={data.days} />}
      {data?.books && <Books books={data.books} />}
    </div>
  )
}
