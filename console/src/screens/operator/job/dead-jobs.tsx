import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Table } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import css from './dead-jobs.module.css'
import { PeriodicWork } from './periodic-work.tsx'

type DeadJob = ReplyTo<'GET /api/admin/job/dead'>['jobs'][number]
type Deciding = { job: DeadJob; isDeleting: boolean }

/** Background jobs that failed for the last time. Owners retry or delete them. */
export default function DeadJobs() {
  const { t } = useLingui()
  const { data, error, refetch } = useRead('GET /api/admin/job/dead')
  const [deciding, setDeciding] = useState<Deciding>()
  const total = data?.total ?? 0
  return (
    <Page>
      <PageHeader title={<Trans>Failed jobs</Trans>} />
      {total > 0 && (
        <p className={css.note}>
          <Trans>
            These background jobs, such as notifications and emails, failed several times and are no longer tried. Fix
            the cause first, then retry them.
          </Trans>
        </p>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {total === 0 && data && <Empty title={<Trans>No failed jobs</Trans>} />}
      {data && total > 0 && <JobTable jobs={data.jobs} onDecide={setDeciding} />}
      {data && data.periodic.length > 0 && <PeriodicWork work={data.periodic} />}
      {deciding && !deciding.isDeleting && (
        <ConfirmDialog
          call="POST /api/admin/job/retry"
          input={{ job_id: deciding.job.job_id }}
          title={t`Retry job ${deciding.job.job_id}?`}
          note={<Trans>The job runs again right away.</Trans>}
          confirm={<Trans>Retry</Trans>}
          after={() => toast.success(t`The job runs again`)}
          onClose={() => setDeciding(undefined)}
        />
      )}
      {deciding?.isDeleting && (
        <ConfirmDialog
          call="POST /api/admin/job/delete"
          input={{ job_id: deciding.job.job_id }}
          title={t`Delete job ${deciding.job.job_id}?`}
          note={
            deciding.job.row === null ? (
              <Trans>Its work will never be done. You can’t undo this.</Trans>
            ) : (
              <Trans>Its work is tried again from the start.</Trans>
            )
          }
          confirm={<Trans>Delete</Trans>}
          isDangerous
          after={() => toast.success(t`Job deleted`)}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </Page>
  )
}

type JobTableProps = { jobs: readonly DeadJob[]; onDecide: (deciding: Deciding) => void }

function JobTable({ jobs, onDecide }: JobTableProps) {
  const { t } = useLingui()
  return (
    <Table aria-label={t`Failed jobs`} className={css.jobs}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>
            <Trans>Job</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Last error</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Failed</Trans>
          </Table.Th>
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {jobs.map((job) => (
          <Table.Tr key={job.job_id}>
            <Table.Td>
              {job.task} {job.job_id}
              {job.row !== null && <div className={css.row}>{job.row}</div>}
            </Table.Td>
            <Table.Td className={css.wrap}>{job.error}</Table.Td>
            <Table.Td>
              <MomentText at={job.dead_at} as="near" />
            </Table.Td>
            <Table.Td>
              <Group gap="xs" wrap="nowrap">
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t`Retry job ${job.job_id}`}
                  onClick={() => onDecide({ job, isDeleting: false })}
                >
                  <Trans>Retry</Trans>
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t`Delete job ${job.job_id}`}
                  onClick={() => onDecide({ job, isDeleting: true })}
                >
                  <Trans>Delete</Trans>
                </Button>
              </Group>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
