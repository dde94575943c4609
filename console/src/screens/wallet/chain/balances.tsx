import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ChainBalance } from '@sampan/contract'
import { saveFile } from '@sampan/front/save-file'
import { usePages } from '@sampan/front/use-pages'
import { useRead } from '@sampan/front/use-read'
import { useAction } from '../../../forms/use-action.ts'
import { useFilters } from '../../../navigation/address.ts'
import { Link } from '../../../navigation/link.tsx'
import type { ScreenProps } from '../../../navigation/route.ts'
import { useRowLink } from '../../../navigation/use-row-link.tsx'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import { Filters } from '../../../ui/layout/filters.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { CodeText } from '../../../ui/text/code-text.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { BalancePane } from './balance-pane.tsx'

const START = { of: '', show: 'holding' }
/** The networks and tokens are read in a moment; until then, the list is not read. */
const NOTHING = { network: 'none', token: 'none', holding: '' }

const LIST = '/chain-balances'
const pathOf = ({ address_id }: ChainBalance) => `${LIST}/${address_id}`

const ADDRESS: readonly Column<ChainBalance>[] = [
  {
    id: 'address',
    head: <Trans context="chain">Address</Trans>,
    cell: ({ address }) => <CodeText>{address}</CodeText>,
    isWide: true,
  },
  { id: 'account', head: <Trans>Shopper</Trans>, cell: ({ account }) => account, isExtra: true },
]

const PATH: Column<ChainBalance> = {
  id: 'path',
  head: <Trans>Key path</Trans>,
  cell: ({ path }) => <CodeText>{path}</CodeText>,
}

const AMOUNT: Column<ChainBalance> = {
  id: 'amount',
  head: <Trans>On the chain</Trans>,
  cell: ({ amount, symbol }) => `${amount} ${symbol}`,
  align: 'end',
}

const HOLDING: readonly Column<ChainBalance>[] = [...ADDRESS, { ...PATH, card: 'about' }, { ...AMOUNT, card: 'sum' }]

const DIFFERENT: readonly Column<ChainBalance>[] = [
  ...ADDRESS,
  { ...PATH, isExtra: true },
  { ...AMOUNT, card: 'about', isNamed: true },
  {
    id: 'stored',
    card: 'status',
    isNamed: true,
    head: <Trans>Stored</Trans>,
    cell: ({ stored }) => stored,
    align: 'end',
  },
  {
    id: 'difference',
    card: 'sum',
    head: <Trans>Difference</Trans>,
    // The first value of a card, which is never truncated.
    cell: ({ unexplained, other_amount }) => (
      <>
        {(other_amount === null || unexplained !== '0') && unexplained}
        {other_amount !== null && unexplained !== '0' && ' · '}
        {other_amount !== null && <Trans>Second node: {other_amount}</Trans>}
      </>
    ),
    align: 'end',
  },
  {
    id: 'since',
    card: 'when',
    head: <Trans>Different since</Trans>,
    cell: ({ different_since }) => different_since && <MomentText at={different_since} as="near" />,
    align: 'end',
  },
]

const EXPLAINED: readonly Column<ChainBalance>[] = [
  ...ADDRESS,
  { ...PATH, isExtra: true },
  { ...AMOUNT, card: 'about', isNamed: true },
  {
    id: 'difference',
    card: 'status',
    isNamed: true,
    head: <Trans>Difference</Trans>,
    cell: ({ difference }) => difference,
    align: 'end',
  },
  {
    id: 'explained',
    card: 'sum',
    head: <Trans>Explained</Trans>,
    cell: ({ explained }) => explained,
    align: 'end',
  },
]

const SHOWS = ['holding', 'different', 'explained'] as const
const COLUMNS = { holding: HOLDING, different: DIFFERENT, explained: EXPLAINED }

type Of = { network: string; token: string; label: string; holding: string; addresses: number }

/** The networks and tokens that were compared, and the chosen one. */
function useChosen(of: string) {
  const { data } = useRead('GET /api/admin/chain/reconciliations')
  const all = data?.networks.flatMap(({ network, name, tokens }): Of[] =>
    tokens.map(({ token, symbol, holding, holding_addresses }) => ({
      ...{ network, token, holding: `${holding} ${symbol}`, addresses: holding_addresses },
      label: `${symbol} · ${name}`,
    })),
  )
  const choice = all?.find((one) => keyOf(one) === of) ?? all?.[0]
  return { all, chosen: choice }
}
const keyOf = ({ network, token }: Pick<Of, 'network' | 'token'>) => `${network}:${token}`

/** Deposit addresses with their balances: the list for the wallet that holds their keys, and the differences. */
export default function Balances({ params: { address_id } }: ScreenProps) {
  const { t } = useLingui()
  const { filters, set, addressOf } = useFilters(START)
  const { all, chosen: choice } = useChosen(filters.of)
  const show = SHOWS.find((name) => name === filters.show) ?? 'holding'
  const open = useRowLink(pathOf, addressOf)
  const { network, token, holding } = choice ?? NOTHING
  const list = usePages('GET /api/admin/chain/balances', { network, token, show }, { enabled: choice !== undefined })
  return (
    <Panes
      list={
        <>
          <PageHeader
            title={<Trans>On-chain balances</Trans>}
            note={
              choice ? (
                <Trans>
                  {holding} on deposit addresses, as of the <Link to="/chain-books">last comparison</Link>.
                </Trans>
              ) : (
                <Trans>
                  Balances are listed after the first <Link to="/chain-books">comparison</Link>.
                </Trans>
              )
            }
          >
            {choice && <SweepButton of={choice} />}
          </PageHeader>
          {all && all.length > 1 && (
            <FilterTabs
              label={t`Token`}
              value={keyOf({ network, token })}
              options={all.map((one) => ({ value: keyOf(one), label: one.label }))}
              onChange={(of) => set({ of }, { path: LIST })}
            />
          )}
          <Filters>
            <FilterTabs
              label={t`Show`}
              value={show}
              options={[
                { value: 'holding', label: t`To sweep` },
                { value: 'different', label: t`Differences` },
                { value: 'explained', label: t`Explained` },
              ]}
              onChange={(show) => set({ show }, { path: LIST })}
            />
          </Filters>
          <DataTable
            {...list}
            {...(all && !choice && { items: [] })}
            label={t`On-chain balances`}
            keyOf={({ address_id }) => String(address_id)}
            columns={COLUMNS[show]}
            open={open}
            openKey={address_id}
            empty={
              <Empty
                title={
                  {
                    holding: <Trans>No deposit address holds tokens</Trans>,
                    different: <Trans>No differences</Trans>,
                    explained: <Trans>No explained differences</Trans>,
                  }[show]
                }
              />
            }
          />
        </>
      }
      detail={
        address_id &&
        choice && (
          <BalancePane
            key={`${network} ${token} ${address_id}`}
            place={{ network, token, address_id: Number(address_id) }}
            onClose={() => set({}, { path: LIST })}
          />
        )
      }
    />
  )
}

/** Saves the addresses with their paths as a file, for the wallet that holds the keys. */
function SweepButton({ of: { network, token, addresses } }: { of: Of }) {
  const { t } = useLingui()
  const { run, isBusy } = useAction('POST /api/admin/chain/sweep_file')
  async function save() {
    const file = await run({ network, token })
    if (!file) return
    saveFile(`sweep-${network}-${token}.csv`, new Blob([file.text], { type: 'text/csv;charset=utf-8' }))
    const { lines, left_out } = file
    if (left_out > 0)
      toast.fail(
        t`The file has the ${lines} highest balances. ${plural(left_out, { one: '# is left out.', other: '# are left out.' })}`,
      )
  }
  return (
    <Button variant="default" loading={isBusy} disabled={addresses === 0} onClick={() => void save()}>
      <Trans>Export sweep list</Trans>
    </Button>
  )
}
