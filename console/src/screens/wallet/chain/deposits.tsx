import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import type { ChainTransferAtDesk } from '@sampan/contract'
import { CallError } from '@sampan/contract/call-error'
import { bareTransactionHash, type CHAIN_TRANSFER_STATES, TRANSACTION_HASH_PATTERN } from '@sampan/contract/chain'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useSend } from '../../../api/use-send.ts'
import { WaitingButton } from '../../../features/operator/waiting-proposal.tsx'
import { useFilters } from '../../../navigation/address.ts'
import { Link } from '../../../navigation/link.tsx'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { countSet, FilterFields, Filters } from '../../../ui/layout/filters.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { heldText, outcomeText, STATE_TONES, stateText } from './transfer-text.ts'

const START = { state: 'held', network: '' }
const STATES = ['held', 'seen', 'credited', 'by_hand', 'kept', 'orphaned', 'all'] as const satisfies readonly (
  | (typeof CHAIN_TRANSFER_STATES)[number]
  | 'all'
)[]

const open = ({ user_id }: ChainTransferAtDesk, text: ReactNode) => <Link to={`/wallets/${user_id}`}>{text}</Link>

function useColumns(onCredit: (transfer: ChainTransferAtDesk) => void): readonly Column<ChainTransferAtDesk>[] {
  return useMemo(
    () => [
      { id: 'account', head: <Trans>Shopper</Trans>, cell: ({ account }) => account, isWide: true },
      {
        id: 'state',
        card: 'status',
        head: <Trans>Status</Trans>,
        cell: (transfer) => <State transfer={transfer} />,
      },
      {
        id: 'network',
        card: 'about',
        head: <Trans>Network</Trans>,
        cell: ({ name, explorer_url }) =>
          explorer_url ? (
            <a href={explorer_url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          ) : (
            name
          ),
      },
      {
        id: 'amount',
        card: 'sum',
        head: <Trans>Amount</Trans>,
        cell: ({ amount, symbol }) => `${amount} ${symbol}`,
        align: 'end',
      },
      {
        id: 'seen_at',
        head: <Trans context="deposit">Seen</Trans>,
        cell: ({ seen_at }) => <MomentText at={seen_at} as="near" />,
        align: 'end',
        isExtra: true,
      },
      {
        id: 'act',
        card: 'when',
        head: <Trans>Action</Trans>,
        cell: (transfer) =>
          transfer.proposal ? (
            <WaitingButton proposal={transfer.proposal} size="compact-sm" />
          ) : (
            transfer.state === 'held' &&
            transfer.held_because !== 'passed_by_hand' && (
              <Button variant="default" size="compact-sm" onClick={() => onCredit(transfer)}>
                <Trans>Request credit</Trans>
              </Button>
            )
          ),
        align: 'end',
      },
    ],
    [onCredit],
  )
}

function State({ transfer: { state, held_because, confirmations } }: { transfer: ChainTransferAtDesk }) {
  const { i18n } = useLingui()
  return (
    <>
      <StatusBadge tone={STATE_TONES[state]}>{stateText(state, i18n)}</StatusBadge>{' '}
      {held_because && <span>{heldText(held_because, i18n)}</span>}
      {state === 'seen' && confirmations}
    </>
  )
}

/** Transfers to deposit addresses: those that an operator has to decide first, and a search by transaction. */
export default function Deposits() {
  const { t, i18n } = useLingui()
  const { filters, set } = useFilters(START)
  const [creditedTransfer, setCreditedTransfer] = useState<ChainTransferAtDesk>()
  // Not a filter, which would be in the address: a private key looks like a hash.
  const [hashInput, setHashInput] = useState('')
  const [credits, setCredits] = useState(0)
  const columns = useColumns(setCreditedTransfer)
  const state = STATES.find((name) => name === filters.state) ?? 'held'
  const list = usePages('GET /api/admin/chain/transfers', {
    state,
    ...(filters.network && { network: filters.network }),
  })
  const hash = bareTransactionHash(hashInput)
  return (
    <>
      <Panes
        list={
          <>
            <PageHeader
              title={<Trans>On-chain deposits</Trans>}
              note={<Trans>Final transfers are credited automatically. Only held transfers need you.</Trans>}
            />
            <Filters
              set={countSet([hashInput, filters.network])}
              more={
                <FilterFields>
                  <SearchField label={t`Find a transaction hash`} value={hashInput} onChange={setHashInput} hasHash />
                  {filters.network && (
                    <Button variant="light" onClick={() => set({ network: '' })}>
                      <Trans>Only {filters.network} · Show all</Trans>
                    </Button>
                  )}
                </FilterFields>
              }
            >
              <FilterTabs
                label={t`Status`}
                value={state}
                options={STATES.map((value) => ({ value, label: value === 'all' ? t`All` : stateText(value, i18n) }))}
                onChange={(state) => set({ state })}
              />
            </Filters>
            {hash !== '' && <Finding key={`${hash} ${credits}`} hash={hash} columns={columns} />}
            <DataTable
              {...list}
              label={t`On-chain deposits`}
              keyOf={({ transfer_id }) => transfer_id}
              columns={columns}
              open={open}
              empty={
                <Empty title={state === 'held' ? <Trans>No held transfers</Trans> : <Trans>No transfers here</Trans>} />
              }
            />
          </>
        }
        detail={null}
      />
      {creditedTransfer && (
        <CreditDialog
          transfer={creditedTransfer}
          onClose={() => {
            setCreditedTransfer(undefined)
            setCredits(credits + 1)
          }}
        />
      )}
    </>
  )
}

type Found = ReplyTo<'POST /api/admin/chain/find'>

/** Asks once. The call may store a transfer that the server has missed, so it is no read. */
function useFinding(transaction_hash: string, isHash: boolean) {
  const { send } = useSend('POST /api/admin/chain/find')
  const [result, setResult] = useState<Found | CallError>()
  useEffect(() => {
    if (!isHash) return
    let isLeft = false
    send({ transaction_hash }).then(
      (reply) => isLeft || setResult(reply),
      (error: unknown) => isLeft || setResult(error instanceof CallError ? error : undefined),
    )
    return () => {
      isLeft = true
    }
  }, [send, transaction_hash, isHash])
  return result instanceof CallError ? { data: undefined, error: result } : { data: result, error: undefined }
}

type FindingProps = { hash: string; columns: readonly Column<ChainTransferAtDesk>[] }

function Finding({ hash, columns }: FindingProps) {
  const { t, i18n } = useLingui()
  const isHash = TRANSACTION_HASH_PATTERN.test(hash)
  const { data, error } = useFinding(hash, isHash)
  const isUnclear = data?.outcome === 'held' && data.transfers.length === 0
  const fault = isHash ? error?.message : t`Enter the full transaction hash: 64 characters, 0–9 and a–f`
  return (
    <>
      <Alert variant="light" color={fault ? 'red' : 'teal'} role="status" mb="md">
        {fault ??
          (data &&
            `${data.name ? `${data.name}: ` : ''}${isUnclear ? t`The network is stopped, or its nodes disagree about this transaction` : outcomeText(data.outcome, i18n)}`)}
      </Alert>
      {data && data.transfers.length > 0 && (
        <DataTable
          items={data.transfers}
          label={t`Found transfers`}
          keyOf={({ transfer_id }) => transfer_id}
          columns={columns}
          open={open}
          empty={null}
          hasMore={false}
          isLoadingMore={false}
          error={null}
          onMore={() => undefined}
          onRetry={() => undefined}
        />
      )}
    </>
  )
}
