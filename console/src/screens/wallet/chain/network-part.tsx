import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import type { ChainNetworkAtDesk, WaitingProposal as Waiting } from '@sampan/contract'
import { WaitingProposal } from '../../../features/operator/waiting-proposal.tsx'
import { Link } from '../../../navigation/link.tsx'
import { Fact, Facts } from '../../../ui/layout/facts.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { CodeText } from '../../../ui/text/code-text.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import css from './chain.module.css'
import { faultText, healthOf } from './health-text.ts'

type Props = {
  network: ChainNetworkAtDesk
  proposals: readonly Waiting[]
  onSave?: () => void
  onKey?: () => void
  onResume?: () => void
}

/** A network with its health, its settings, and the proposals about it. */
export function NetworkPart({ network, proposals, onSave, onKey, onResume }: Props) {
  const { i18n } = useLingui()
  const { name, is_open, key, health } = network
  const { tone, text } = healthOf(network, i18n)
  return (
    <section className={css.network} aria-label={name}>
      <header className={css.head}>
        <h2 className={css.name}>{name}</h2>
        <StatusBadge tone={tone}>{text}</StatusBadge>
        {key && (
          <StatusBadge tone={is_open ? 'good' : 'calm'}>
            {is_open ? <Trans>In use</Trans> : <Trans context="network">Closed</Trans>}
          </StatusBadge>
        )}
      </header>
      <HealthNote network={network} />
      <Stack gap="sm">
        {proposals.map((proposal) => (
          <WaitingProposal key={proposal.proposal_id} proposal={proposal} />
        ))}
      </Stack>
      <Settings network={network} />
      {onSave && (
        <Group gap="xs">
          <Button variant="default" onClick={onSave}>
            <Trans>Change network</Trans>
          </Button>
          <Button variant={key ? 'default' : 'filled'} onClick={onKey}>
            {key ? <Trans>Change key</Trans> : <Trans>Set key</Trans>}
          </Button>
          {health.stopped_at && (
            <Button color="red" onClick={onResume}>
              <Trans>Resume reading</Trans>
            </Button>
          )}
        </Group>
      )}
    </section>
  )
}

function HealthNote({ network: { key, nodes, health } }: Pick<Props, 'network'>) {
  const { i18n } = useLingui()
  const { fault, fault_node, fault_since, stopped_at } = health
  if (!key)
    return (
      <p className={css.note}>
        <Trans>Not read. Set a public account key, which a second operator approves; then open it in Settings.</Trans>
      </p>
    )
  if (stopped_at)
    return (
      <p className={css.bad}>
        <Trans>A final block has changed. Nothing is credited until an owner resumes.</Trans>{' '}
        <MomentText at={stopped_at} />
      </p>
    )
  if (!fault) return null
  return (
    <p className={css.bad}>
      {faultText(fault, i18n)}
      {fault_node !== null && ` (${nodes[fault_node - 1] ?? fault_node})`}{' '}
      {fault_since && <MomentText at={fault_since} />}
    </p>
  )
}

function Settings({ network }: Pick<Props, 'network'>) {
  const { kind, chain_id, nodes, confirmations, minimum_cents, tokens, key, addresses, health } = network
  return (
    <Facts>
      <Fact name={<Trans>Chain</Trans>}>
        {kind === 'evm' ? 'EVM' : 'TRON'} · {chain_id}
      </Fact>
      <Fact name={<Trans>Nodes</Trans>}>{nodes.join(', ')}</Fact>
      <Fact name={<Trans>Tokens</Trans>}>
        {tokens.map(({ token, symbol, contract, is_open }) => (
          <span key={token} className={css.token}>
            {symbol} {!is_open && <Trans context="network">Closed</Trans>} <CodeText>{contract}</CodeText>
          </span>
        ))}
      </Fact>
      <Fact name={<Trans>Minimum</Trans>}>
        <MoneyText cents={minimum_cents} />
      </Fact>
      <Fact name={<Trans>Final</Trans>}>
        {confirmations === null ? (
          <Trans>When the nodes call it finalized</Trans>
        ) : (
          <Plural value={confirmations} one="After # block" other="After # blocks" />
        )}
      </Fact>
      {key && (
        <>
          <Fact name={<Trans>Key path</Trans>}>
            <CodeText>{key.path}</CodeText>
          </Fact>
          <Fact name={<Trans>First address</Trans>}>
            <CodeText>{key.first_address}</CodeText>
          </Fact>
          <Fact name={<Trans>Addresses</Trans>}>{addresses}</Fact>
          <Fact name={<Trans>Newest block</Trans>}>
            {health.head_height ?? '–'}
            {health.head_at && (
              <>
                {' · '}
                <MomentText at={health.head_at} as="near" />
              </>
            )}
          </Fact>
          <Fact name={<Trans>Final block</Trans>}>{health.final_height ?? '–'}</Fact>
          <Fact name={<Trans>Credited up to</Trans>}>{health.confirmed_height ?? '–'}</Fact>
          <Fact name={<Trans>Transfers</Trans>}>
            <Counts network={network} />
          </Fact>
        </>
      )}
    </Facts>
  )
}

function Counts({ network: { network, seen, held, failing } }: Pick<Props, 'network'>) {
  return (
    <>
      <Link to={`/deposits?network=${network}`}>
        <Plural value={held} one="# held" other="# held" />
      </Link>
      {' · '}
      <Link to={`/deposits?network=${network}&state=seen`}>
        <Plural value={seen} one="# waiting" other="# waiting" />
      </Link>
      {failing > 0 && (
        <>
          {' · '}
          <Plural
            value={failing}
            one="# can’t be credited and is retried"
            other="# can’t be credited and are retried"
          />
        </>
      )}
    </>
  )
}
