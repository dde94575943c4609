import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Stack, Text } from '@mantine/core'
import type { ChainBalanceDetail } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { OPEN_ROW_MS } from '../../../api/desk-client.ts'
import { ShopperLink } from '../../../features/account/shopper-link.tsx'
import { WaitingButton, WaitingProposal } from '../../../features/operator/waiting-proposal.tsx'
import { DetailPane } from '../../../ui/layout/detail-pane.tsx'
import { Fact, Facts, Part } from '../../../ui/layout/facts.tsx'
import { CodeText } from '../../../ui/text/code-text.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { ExplainDialog, type Place } from './explain-dialog.tsx'

/** A deposit address and a token. */
type PaneProps = { place: Place; onClose: () => void }

/** The balance of a deposit address, and who explained its difference. */
export function BalancePane({ place, onClose }: PaneProps) {
  const { t } = useLingui()
  const query = useRead('GET /api/admin/chain/balance', place, { every_ms: OPEN_ROW_MS })
  const balance = query.data
  return (
    <DetailPane
      title={balance ? `${balance.symbol} · ${balance.name}` : t`On-chain balance`}
      actions={balance && <Actions place={place} balance={balance} />}
      onClose={onClose}
      query={query}
    >
      {balance && (
        <>
          {balance.proposal && <WaitingProposal proposal={balance.proposal} />}
          {balance.other_amount !== null && (
            <Alert variant="light" color="yellow" mb="md">
              <Trans>
                The nodes disagree, so the difference can’t be explained. Compare again once both have the same blocks.
              </Trans>
            </Alert>
          )}
          <BalanceFacts balance={balance} />
          <Explanations balance={balance} />
        </>
      )}
    </DetailPane>
  )
}

type BalanceProps = { balance: ChainBalanceDetail }

function Actions({ place, balance }: BalanceProps & { place: Place }) {
  const [isOpen, setOpen] = useState(false)
  if (balance.proposal) return <WaitingButton proposal={balance.proposal} />
  if (balance.unexplained === '0' || balance.other_amount !== null) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Explain the difference</Trans>
      </Button>
      {isOpen && <ExplainDialog place={place} balance={balance} onClose={() => setOpen(false)} />}
    </>
  )
}

function BalanceFacts({ balance }: BalanceProps) {
  const { address, path, user_id, account, symbol, amount, other_amount, nodes, different_since } = balance
  return (
    <Facts>
      <Fact name={<Trans context="chain">Address</Trans>}>
        <CodeText>{address}</CodeText>
      </Fact>
      <Fact name={<Trans>Shopper</Trans>}>
        <ShopperLink shopper={{ user_id, account }} />
      </Fact>
      <Fact name={<Trans>Key path</Trans>}>
        <CodeText>{path}</CodeText>
      </Fact>
      <Fact name={<Trans>On the chain</Trans>}>
        {amount} {symbol}
        {other_amount !== null && ` (${nodes[0] ?? 1})`}
      </Fact>
      {other_amount !== null && (
        <Fact name={<Trans>According to the second node</Trans>}>
          {other_amount} {symbol} ({nodes[1] ?? 2})
        </Fact>
      )}
      <Fact name={<Trans>Stored</Trans>}>{balance.stored}</Fact>
      <Fact name={<Trans>Difference</Trans>}>{balance.difference}</Fact>
      {balance.explained !== '0' && (
        <>
          <Fact name={<Trans>Explained</Trans>}>{balance.explained}</Fact>
          <Fact name={<Trans>Not explained</Trans>}>{balance.unexplained}</Fact>
        </>
      )}
      {different_since && (
        <Fact name={<Trans>Different since</Trans>}>
          <MomentText at={different_since} />
        </Fact>
      )}
    </Facts>
  )
}

function Explanations({ balance: { explanations, symbol } }: BalanceProps) {
  if (explanations.length === 0) return null
  return (
    <Part title={<Trans>Explanations</Trans>}>
      <Stack gap="md">
        {explanations.map(({ amount, reason, explained_by, approved_by, created_at }) => (
          <Stack key={created_at} gap={4}>
            <strong>
              {amount} {symbol}
            </strong>
            <span>{reason}</span>
            <Text size="sm">
              <Trans>
                Explained by {explained_by}, approved by {approved_by}, <MomentText at={created_at} />
              </Trans>
            </Text>
          </Stack>
        ))}
      </Stack>
    </Part>
  )
}
