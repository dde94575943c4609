import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Progress } from '@mantine/core'
import { MOVE_IN_UNDONE } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useEffect, useEffectEvent, useState } from 'react'
import { LIVE_MS } from '../../../api/desk-client.ts'
import { WaitingProposal } from '../../../features/operator/waiting-proposal.tsx'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { DetailPane } from '../../../ui/layout/detail-pane.tsx'
import { Fact, Facts } from '../../../ui/layout/facts.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { ImportState } from '../import/import-state.tsx'
import { MoveInApply } from './move-in-apply.tsx'
import { MoveInLines } from './move-in-lines.tsx'
import { MoveInMapping } from './move-in-mapping.tsx'
import { KindText, systemText } from './move-in-texts.tsx'

type MoveInFile = ReplyTo<'GET /api/admin/move_in/detail'>

type MoveInPaneProps = {
  file_id: string
  onClose: () => void
  /** Called when the file has progressed, to refetch the list next to this pane, which polls less often. */
  onMove: () => void
}

export function MoveInPane({ file_id, onClose, onMove }: MoveInPaneProps) {
  const { t } = useLingui()
  const query = useRead('GET /api/admin/move_in/detail', { file_id }, { every_ms: LIVE_MS })
  const file = query.data
  const state = file?.state
  const move = useEffectEvent(onMove)
  useEffect(() => {
    if (state) move()
  }, [state])
  return (
    <DetailPane
      title={file?.file_name ?? t`File`}
      mark={file && <ImportState state={file.state} />}
      actions={file && <MoveInActions file={file} />}
      onClose={onClose}
      query={query}
    >
      {file && <MoveInParts file={file} />}
    </DetailPane>
  )
}

function MoveInParts({ file }: { file: MoveInFile }) {
  const { t, i18n } = useLingui()
  const { file_id, kind, state, lines, outcomes, total_cents, system, proposal } = file
  const count = (...of: (keyof typeof outcomes)[]) => of.reduce((sum, one) => sum + (outcomes[one] ?? 0), 0)
  const through = {
    checking: count('new', 'duplicate', 'faulty') / lines,
    applying: count('applied', 'left_out') / count('applied', 'left_out', 'new'),
    undoing: count('undone') / count('applied', 'undone'),
  }
  if (state === 'mapping') return <MoveInMapping file_id={file_id} kind={kind} />
  return (
    <>
      {proposal && <WaitingProposal proposal={proposal} />}
      <Facts>
        <Fact name={<Trans>Contents</Trans>}>
          <KindText kind={kind} />
        </Fact>
        <Fact name={<Trans>Format</Trans>}>{systemText(system, i18n)}</Fact>
        <Fact name={<Trans>Lines</Trans>}>{lines}</Fact>
        {kind === 'balances' && (
          <Fact name={<Trans>Sum</Trans>}>
            <MoneyText cents={total_cents} isStrong />
          </Fact>
        )}
        {kind === 'customers' && (
          <Fact name={<Trans>News by email</Trans>}>
            <Trans>✉ ✓ agreed, ✉ – didn’t agree</Trans>
          </Fact>
        )}
      </Facts>
      {state in through && (
        <Progress value={100 * (through[state as keyof typeof through] || 0)} aria-label={t`Progress`} mt="sm" />
      )}
      {kind === 'reviews' && state === 'checked' && (
        <Alert color="blue" variant="light" mt="sm">
          <Trans>
            Shoppers see these reviews with their date and the word “Imported”. They count towards the ratings of their
            products.
          </Trans>
        </Alert>
      )}
      <MoveInLines key={state} file_id={file_id} outcomes={outcomes} />
    </>
  )
}

function MoveInActions({ file }: { file: MoveInFile }) {
  const [isAsking, setAsking] = useState(false)
  const cancelling = useAction('POST /api/admin/move_in/cancel')
  const { file_id, kind, state, outcomes, ended_at, proposal } = file
  if (ended_at) {
    if (!outcomes.applied || state === 'undone' || !MOVE_IN_UNDONE.includes(kind)) return null
    return (
      <>
        {kind === 'customers' && <InviteButton file_id={file_id} />}
        <UndoButton file_id={file_id} />
      </>
    )
  }
  return (
    <>
      {state === 'checked' && (outcomes.new ?? 0) > 0 && !proposal && (
        <Button onClick={() => setAsking(true)}>
          <Trans>Apply new lines</Trans>
        </Button>
      )}
      <Button variant="default" loading={cancelling.isBusy} onClick={() => void cancelling.run({ file_id })}>
        <Trans>Cancel this file</Trans>
      </Button>
      {isAsking && <MoveInApply file={file} onClose={() => setAsking(false)} />}
    </>
  )
}

function InviteButton({ file_id }: { file_id: string }) {
  const { t } = useLingui()
  const inviting = useAction('POST /api/admin/move_in/invite')
  async function invite() {
    const reply = await inviting.run({ file_id })
    if (!reply) return
    const { invited } = reply
    toast.success(t`Invitations queued: ${invited}`)
  }
  return (
    <Button variant="default" loading={inviting.isBusy} onClick={() => void invite()}>
      <Trans>Invite customers</Trans>
    </Button>
  )
}

function UndoButton({ file_id }: { file_id: string }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        <Trans>Undo this file</Trans>
      </Button>
      {isAsking && (
        <ConfirmDialog
          call="POST /api/admin/move_in/undo"
          input={{ file_id }}
          title={t`Undo this file?`}
          confirm={<Trans>Undo this file</Trans>}
          isDangerous
          note={
            <Trans>
              Removes customers who haven’t set a password, promo codes that no one has used, or all reviews of the
              file.
            </Trans>
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
