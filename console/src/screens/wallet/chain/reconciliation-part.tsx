import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import type { ChainReconciled } from '@sampan/contract'
import type { ReconciliationScope } from '@sampan/contract/chain'
import { useAction } from '../../../forms/use-action.ts'
import { Link } from '../../../navigation/link.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { Fact, Facts } from '../../../ui/layout/facts.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { CodeText } from '../../../ui/text/code-text.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import css from './chain.module.css'
import { reconciliationFaultText, resultOf } from './reconciliation-text.ts'

type Props = { network: ChainReconciled }

/** A network with the result of its last comparison and the sums of its tokens. */
export function ReconciliationPart({ network }: Props) {
  const { t, i18n } = useLingui()
  const { name, open, tokens, is_read } = network
  const { run, isBusy } = useAction('POST /api/admin/chain/reconcile')
  const { tone, text } = resultOf(network, i18n)
  async function compare(scope: ReconciliationScope) {
    if (await run({ network: network.network, scope })) toast.success(t`Comparing now`)
  }
  return (
    <section className={css.network} aria-label={name}>
      <header className={css.head}>
        <h2 className={css.name}>{name}</h2>
        <StatusBadge tone={tone}>{text}</StatusBadge>
      </header>
      <Last network={network} />
      {tokens.map((token) => (
        <Token key={token.token} network={network.network} token={token} />
      ))}
      <Group gap="xs">
        <Button variant="default" disabled={isBusy || open !== null || !is_read} onClick={() => void compare('known')}>
          <Trans>Compare now</Trans>
        </Button>
        <Button variant="default" disabled={isBusy || open !== null || !is_read} onClick={() => void compare('all')}>
          <Trans>Compare all addresses</Trans>
        </Button>
      </Group>
    </section>
  )
}

/** When and at which block the network was compared, and why not. */
function Last({ network: { done, failed, open, nodes, is_read } }: Props) {
  const { i18n } = useLingui()
  const fault = open?.fault ?? failed?.fault
  const [height, addresses] = [done?.height, open?.addresses]
  const node_read = nodes[(done?.read_from ?? 0) - 1]
  const node = open?.fault ? open.fault_node : failed?.fault_node
  return (
    <>
      {done?.started_at && (
        <p className={css.note}>
          <MomentText at={done.started_at} /> · <Trans>Block {height}</Trans> · <AddressCount count={done.addresses} />
          {done.scope === 'all' && (
            <>
              {' · '}
              <Trans>All addresses</Trans>
            </>
          )}
          {done.requested_by && ` · ${done.requested_by}`}
        </p>
      )}
      {node_read && (
        <p className={css.note}>
          <Trans>Only {node_read} had the balances of this block.</Trans>
        </p>
      )}
      {open && (
        <p className={css.note} role="status">
          <Trans>Comparing. Addresses so far: {addresses}</Trans>
        </p>
      )}
      {!is_read && (
        <p className={css.note}>
          <Trans>Balances aren’t compared while the network isn’t being read.</Trans>
        </p>
      )}
      {fault && (
        <p className={css.bad}>
          <Trans>Last attempt failed:</Trans> {reconciliationFaultText(fault, i18n)}
          {node && ` (${nodes[node - 1] ?? node})`}
        </p>
      )}
    </>
  )
}

type TokenProps = { network: string; token: ChainReconciled['tokens'][number] }

/** The sums of a token. Arrived tokens are either on the addresses or were sent from them. */
function Token({ network, token }: TokenProps) {
  const { symbol, different_addresses, holding_addresses } = token
  const list = `/chain-balances?of=${network}:${token.token}`
  return (
    <>
      <h3 className={css.name}>{symbol}</h3>
      <Facts>
        <Fact name={<Trans>On deposit addresses</Trans>}>
          {token.holding} ·{' '}
          <Link to={list}>
            <AddressCount count={holding_addresses} />
          </Link>
        </Fact>
        <Fact name={<Trans>Sent from them</Trans>}>
          {token.left}
          {token.recipients.map(({ address, amount }) => (
            <span key={address} className={css.token}>
              {amount} → <CodeText>{address}</CodeText>
            </span>
          ))}
        </Fact>
        <Fact name={<Trans>Arrived</Trans>}>{token.arrived}</Fact>
        <Fact name={<Trans>Credited</Trans>}>
          {token.credited} · <MoneyText cents={token.credited_cents} />
        </Fact>
        <Fact name={<Trans>Too small, added to the next deposit</Trans>}>{token.kept}</Fact>
        <Fact name={<Trans context="deposit">Held</Trans>}>{token.held}</Fact>
        {token.seen !== '0' && <Fact name={<Trans>Not credited yet</Trans>}>{token.seen}</Fact>}
        <Fact name={<Trans>Difference</Trans>}>
          {different_addresses === 0 ? (
            token.difference
          ) : (
            <Link to={`${list}&show=different`}>
              {token.difference} · <AddressCount count={different_addresses} />
            </Link>
          )}
        </Fact>
        {token.explained !== '0' && (
          <Fact name={<Trans>Explained</Trans>}>
            <Link to={`${list}&show=explained`}>{token.explained}</Link>
          </Fact>
        )}
      </Facts>
    </>
  )
}

const AddressCount = ({ count }: { count: number }) => <Plural value={count} one="# address" other="# addresses" />
