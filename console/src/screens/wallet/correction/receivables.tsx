import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { useRead } from '@sampan/front/use-read'
import { type ReactNode, useMemo, useState } from 'react'
import { WaitingButton } from '../../../features/operator/waiting-proposal.tsx'
import { Link } from '../../../navigation/link.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { WriteOffDialog } from './write-off-dialog.tsx'

type Row = ReplyTo<'GET /api/admin/receivable/list'>['items'][number]

const open = ({ user_id }: Row, text: ReactNode) => <Link to={`/wallets/${user_id}`}>{text}</Link>

/** Debts of shoppers with their start and repayments. Writing off a debt needs a second operator. */
export default function Receivables() {
  const { t } = useLingui()
  const list = usePages('GET /api/admin/receivable/list')
  const { data: books } = useRead('GET /api/admin/ledger/accounts')
  const [debt, setDebt] = useState<Row>()
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      { id: 'account', head: <Trans>Email</Trans>, cell: ({ account }) => account, isWide: true },
      { id: 'name', head: <Trans context="person">Name</Trans>, cell: ({ name }) => name, isExtra: true },
      {
        id: 'since',
        card: 'about',
        isNamed: true,
        head: <Trans>Owing since</Trans>,
        cell: ({ since }) => <MomentText at={since} as="day" />,
      },
      {
        id: 'repaid_cents',
        head: <Trans>Repaid</Trans>,
        cell: ({ repaid_cents }) => <MoneyText cents={repaid_cents} />,
        align: 'end',
        isExtra: true,
      },
      {
        id: 'receivable_cents',
        card: 'sum',
        head: <Trans>Owes</Trans>,
        cell: ({ receivable_cents }) => <MoneyText cents={receivable_cents} isStrong />,
        align: 'end',
      },
      {
        id: 'act',
        card: 'when',
        head: <Trans>Action</Trans>,
        cell: (row) =>
          !row.is_own &&
          (row.proposal ? (
            <WaitingButton proposal={row.proposal} size="compact-sm" />
          ) : (
            <Button variant="default" size="compact-sm" onClick={() => setDebt(row)}>
              <Trans>Request write-off</Trans>
            </Button>
          )),
        align: 'end',
      },
    ],
    [],
  )
  return (
    <>
      <Panes
        list={
          <>
            <PageHeader
              title={<Trans>Money owed</Trans>}
              {...(books && {
                note: (
                  <Trans>
                    Shoppers owe <MoneyText cents={books.receivables_cents} /> in total. Their next top-ups pay it off
                    first, and they can’t withdraw until then.
                  </Trans>
                ),
              })}
            />
            <DataTable
              {...list}
              label={t`Money owed`}
              keyOf={({ user_id }) => user_id}
              columns={columns}
              open={open}
              empty={<Empty title={<Trans>No one owes the shop anything</Trans>} />}
            />
          </>
        }
        detail={null}
      />
      {debt && <WriteOffDialog debt={debt} onClose={() => setDebt(undefined)} />}
    </>
  )
}
