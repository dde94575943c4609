import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import type { CheckedNodes } from '@sampan/contract'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { faultText } from './health-text.ts'
import { type NetworkDraft, nodeCheckOf } from './network-draft.ts'

const isOneHost = ({ nodes }: CheckedNodes) =>
  new Set(nodes.map(({ host }) => new URL(`https://${host}`).hostname)).size < nodes.length

/** Asks both nodes for their chain and their blocks before they are saved. */
export function NodeCheck({ draft }: { draft: NetworkDraft }) {
  const { i18n } = useLingui()
  const [checked, setChecked] = useState<{ of: string; nodes: CheckedNodes }>()
  const checkInput = nodeCheckOf(draft)
  const of = JSON.stringify(checkInput)
  const { run, isBusy } = useAction('POST /api/admin/chain/check')
  async function check() {
    const nodes = checkInput && (await run(checkInput))
    if (nodes) setChecked({ of, nodes })
  }
  const result = checked && checked.of === of ? checked.nodes : undefined
  return (
    <>
      <div>
        <Button
          variant="default"
          size="compact-sm"
          disabled={!checkInput}
          loading={isBusy}
          onClick={() => void check()}
        >
          <Trans>Check nodes</Trans>
        </Button>
      </div>
      {result && (
        <Alert variant="light" color={result.is_usable ? 'teal' : 'red'} role="status">
          <strong>
            {result.is_usable ? <Trans>Both nodes can be used.</Trans> : <Trans>These nodes can’t be used.</Trans>}
          </strong>
          <ul>
            {result.nodes.map(({ host, fault, chain_id, head_height, final_height }) => (
              <li key={host}>
                {host}:{' '}
                {fault ? (
                  faultText(fault, i18n)
                ) : (
                  <Trans>
                    chain {chain_id}, newest block {head_height}, final {final_height}
                  </Trans>
                )}
              </li>
            ))}
          </ul>
          {result.fault && faultText(result.fault, i18n)}
          {isOneHost(result) && <Trans>Both URLs lead to one host. Use two providers.</Trans>}
        </Alert>
      )}
    </>
  )
}
