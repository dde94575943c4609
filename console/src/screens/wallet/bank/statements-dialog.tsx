import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Skeleton, Table } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { Dialog } from '../../../ui/layer/dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import css from './reconciliation.module.css'

type Statement = ReplyTo<'GET /api/admin/bank/statements'>[number]

/** The imported statements. One that was imported by mistake is taken back while none of its lines is matched. */
export function StatementsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { data, error, refetch } = useRead('GET /api/admin/bank/statements')
  const [takenStatement, setTakenStatement] = useState<Statement>()
  const { file_name = '' } = takenStatement ?? {}
  return (
    <Dialog onClose={onClose} title={t`Imported files`} size="xl">
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={120} aria-hidden />}
      {data?.length === 0 && (
        <p className={css.nothing}>
          <Trans>No files yet</Trans>
        </p>
      )}
      <div className={css.scroll}>
        <Table aria-label={t`Imported files`}>
          <Table.Tbody>
            {data?.map((statement) => (
              <StatementRow
                key={statement.statement_id}
                statement={statement}
                onTakeBack={() => setTakenStatement(statement)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {takenStatement && (
        <ConfirmDialog
          call="POST /api/admin/bank/take_back"
          input={{ statement_id: takenStatement.statement_id }}
          title={t`Take back ${file_name}`}
          note={
            <Trans>
              All lines of this file are removed, with their explanations. Lines that another file has too come back
              when you import that file again.
            </Trans>
          }
          confirm={<Trans>Take back</Trans>}
          isDangerous
          after={() => toast.success(t`File taken back`)}
          onClose={() => setTakenStatement(undefined)}
        />
      )}
    </Dialog>
  )
}

function StatementRow({ statement, onTakeBack }: { statement: Statement; onTakeBack: () => void }) {
  const { t } = useLingui()
  const { file_name, bank_name, lines, matched, operator, created_at } = statement
  return (
    <Table.Tr>
      <Table.Td>
        {file_name}
        <div className={css.more}>
          {bank_name} · {operator} · <MomentText at={created_at} as="near" />
        </div>
      </Table.Td>
      <Table.Td className={css.unbroken}>
        <Plural value={lines} one="# line" other="# lines" />
        {matched > 0 && (
          <div className={css.more}>
            <Plural value={matched} one="# matched" other="# matched" />
          </div>
        )}
      </Table.Td>
      <Table.Td ta="end">
        <Button
          size="xs"
          variant="default"
          disabled={matched > 0}
          aria-label={t`Take back ${file_name}`}
          onClick={onTakeBack}
        >
          <Trans>Take back</Trans>
        </Button>
      </Table.Td>
    </Table.Tr>
  )
}
