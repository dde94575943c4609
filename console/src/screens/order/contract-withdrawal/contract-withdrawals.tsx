import { Trans, useLingui } from '@lingui/react/macro'
import type { ContractWithdrawalAtDesk } from '@sampan/contract'
import { CONTRACT_WITHDRAWAL_STATUSES } from '@sampan/contract/rules'
import { usePages } from '@sampan/front/use-pages'
import { useFilters } from '../../../navigation/address.ts'
import type { ScreenProps } from '../../../navigation/route.ts'
import { useRowLink } from '../../../navigation/use-row-link.tsx'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { Filters } from '../../../ui/layout/filters.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { ContractWithdrawalPane } from './contract-withdrawal-pane.tsx'
import { DueDay, ScopeText } from './contract-withdrawal-scope.tsx'
import { WithdrawalStatus, withdrawalStatusText } from './contract-withdrawal-status.tsx'

const START = { status: 'open' }
const STATUSES = ['open', ...CONTRACT_WITHDRAWAL_STATUSES, 'all'] as const
type Status = (typeof STATUSES)[number]

const columns: readonly Column<ContractWithdrawalAtDesk>[] = [
  { id: 'name', head: <Trans>Name</Trans>, cell: ({ name }) => name },
  {
    id: 'status',
    card: 'status',
    head: <Trans>Status</Trans>,
    cell: (withdrawal) => <WithdrawalStatus withdrawal={withdrawal} />,
  },
  { id: 'order', card: 'about', head: <Trans>Order</Trans>, cell: ({ order_number }) => order_number },
  {
    id: 'scope',
    card: 'below',
    head: <Trans>Withdrawn from</Trans>,
    cell: (withdrawal) => <ScopeText withdrawal={withdrawal} />,
    isExtra: true,
  },
  {
    id: 'due_at',
    card: 'sum',
    head: <Trans>Money due by</Trans>,
    cell: (withdrawal) => <DueDay withdrawal={withdrawal} />,
    align: 'end',
  },
  {
    id: 'declared_at',
    card: 'when',
    head: <Trans context="contract withdrawal">Received</Trans>,
    cell: ({ declared_at }) => <MomentText at={declared_at} as="near" />,
    align: 'end',
  },
]

const pathOf = ({ contract_withdrawal_id }: ContractWithdrawalAtDesk) =>
  `/contract-withdrawals/${contract_withdrawal_id}`

/** Declarations of withdrawal from a contract, with those first whose money is due soonest. */
export default function ContractWithdrawals({ params: { contract_withdrawal_id } }: ScreenProps) {
  const { t, i18n } = useLingui()
  const { filters, set, addressOf } = useFilters(START)
  const status: Status = STATUSES.find((name) => name === filters.status) ?? 'open'
  const list = usePages('GET /api/admin/contract_withdrawal/list', { status })
  const open = useRowLink(pathOf, addressOf)
  const wordOf = (one: Status) => {
    if (one === 'open') return t`Open`
    return one === 'all' ? t`All` : withdrawalStatusText(one, i18n)
  }
  return (
    <Panes
      list={
        <>
          <PageHeader
            title={<Trans>Contract withdrawals</Trans>}
            note={
              <Trans>
                Shoppers withdraw from a purchase without giving a reason. The money has to be back within 14 days.
              </Trans>
            }
          />
          <Filters>
            <FilterTabs
              label={t`Status`}
              value={status}
              options={STATUSES.map((value) => ({ value, label: wordOf(value) }))}
              onChange={(value) => set({ status: value })}
            />
          </Filters>
          <DataTable
            {...list}
            label={t`Contract withdrawals`}
            keyOf={(withdrawal) => withdrawal.contract_withdrawal_id}
            columns={columns}
            open={open}
            openKey={contract_withdrawal_id}
            empty={<Empty title={<Trans>No contract withdrawals here</Trans>} />}
          />
        </>
      }
      detail={
        contract_withdrawal_id && (
          <ContractWithdrawalPane
            key={contract_withdrawal_id}
            contract_withdrawal_id={contract_withdrawal_id}
            onClose={() => set({}, { path: '/contract-withdrawals' })}
          />
        )
      }
    />
  )
}
