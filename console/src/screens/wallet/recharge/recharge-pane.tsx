import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { classNames } from '@sampan/front/class-names'
import { useRead } from '@sampan/front/use-read'
import { useRef, useState } from 'react'
import { OPEN_ROW_MS } from '../../../api/desk-client.ts'
import { WaitingProposal } from '../../../features/operator/waiting-proposal.tsx'
import { KeyHint } from '../../../ui/keys/key-hint.tsx'
import { useKeys } from '../../../ui/keys/keys.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { DetailPane } from '../../../ui/layout/detail-pane.tsx'
import { Part } from '../../../ui/layout/facts.tsx'
import { RechargeBadge } from '../audit-status.tsx'
import { ReasonChoice } from '../reason-choice.tsx'
import { Claim } from './claim.tsx'
import { Evidence } from './evidence.tsx'
import { type ChosenLines, LineFits } from './line-fits.tsx'
import { PassForm } from './pass-form.tsx'
import css from './recharge-pane.module.css'
import { UsedBefore } from './used-before.tsx'

type Recharge = ReplyTo<'GET /api/admin/recharge/detail'>
type RechargePaneProps = {
  recharge_id: string
  /**
   * True for a moment after the previous recharge was decided, so that a double click does not decide this recharge
   * too.
   */
  isPaused: boolean
  onClose: () => void
  /** Called after the decision, to open the next recharge. */
  onDone: () => void
  /** Opens the next or the previous recharge of the list; undefined at the end. */
  onNext: (() => void) | undefined
  onBefore: (() => void) | undefined
}

/** One recharge: the enlarged evidence, next to the shopper's report and its audit. */
export function RechargePane({ recharge_id, isPaused, onClose, onDone, onNext, onBefore }: RechargePaneProps) {
  const { t } = useLingui()
  const query = useRead('GET /api/admin/recharge/detail', { recharge_id }, { every_ms: OPEN_ROW_MS })
  const recharge = query.data
  const [chosen, setChosen] = useState<ChosenLines>()
  useKeys({
    ...(onNext && { n: { label: t`Next top-up`, run: onNext } }),
    ...(onBefore && { b: { label: t`Previous top-up`, run: onBefore } }),
  })
  return (
    <DetailPane
      title={recharge ? recharge.shopper_name || recharge.shopper.account : t`Top-up`}
      mark={recharge && <RechargeBadge recharge={recharge} />}
      onClose={onClose}
      query={query}
      actions={
        <>
          <Button variant="default" disabled={!onBefore} onClick={onBefore}>
            <Trans>Previous</Trans>
          </Button>
          <Button variant="default" disabled={!onNext} onClick={onNext}>
            <Trans>Next</Trans>
          </Button>
        </>
      }
    >
      {recharge && (
        <div className={classNames(css.sides, recharge.evidence.length === 0 && css.alone)}>
          {recharge.evidence.length > 0 && <Evidence pictures={recharge.evidence} />}
          <div className={css.claim}>
            {recharge.proposal && <WaitingProposal proposal={recharge.proposal} onDone={onDone} />}
            <UsedBefore recharge={recharge} />
            <Claim recharge={recharge} />
            <BankLines recharge={recharge} chosen={chosen} onChoose={setChosen} />
            {recharge.status === 0 && <Audit recharge={recharge} chosen={chosen} isPaused={isPaused} onDone={onDone} />}
          </div>
        </div>
      )}
    </DetailPane>
  )
}

type BankLinesProps = Pick<Parameters<typeof LineFits>[0], 'chosen' | 'onChoose'> & { recharge: Recharge }

function BankLines({ recharge: { fits, is_own, proposal }, ...choice }: BankLinesProps) {
  return <LineFits fits={fits} canChoose={!is_own && !proposal} {...choice} />
}

type AuditProps = { recharge: Recharge; chosen: ChosenLines | undefined; isPaused: boolean; onDone: () => void }

function Audit(props: AuditProps) {
  if (props.recharge.is_own)
    return (
      <Alert variant="light" color="yellow">
        <Trans>This is your own top-up, so another operator must review it.</Trans>
      </Alert>
    )
  return <AuditOfOthers {...props} />
}

/** Approves or refuses, then opens the next recharge. */
function AuditOfOthers({ recharge, chosen, isPaused, onDone }: AuditProps) {
  const { t } = useLingui()
  const [isRefusing, setRefusing] = useState(false)
  const amount = useRef<HTMLInputElement>(null)
  const { recharge_id, ready_reasons, proposal } = recharge
  useKeys({
    ...(!proposal && { p: { label: t`Approve: go to amount received`, run: () => amount.current?.select() } }),
    ...(!isPaused && { r: { label: t`Decline top-up`, run: () => setRefusing(true) } }),
  })
  return (
    <Part title={<Trans>Your decision</Trans>}>
      {proposal ? (
        <Button
          variant="default"
          disabled={isPaused}
          rightSection={<KeyHint of="r" />}
          onClick={() => setRefusing(true)}
        >
          <Trans>Decline top-up</Trans>
        </Button>
      ) : (
        <PassForm
          key={chosen?.line_ids.join()}
          recharge={recharge}
          chosen={chosen}
          amount={amount}
          isPaused={isPaused}
          onDone={onDone}
          onRefuse={() => setRefusing(true)}
        />
      )}
      {isRefusing && (
        <ReasonChoice
          call="POST /api/admin/recharge/audit"
          inputOf={(reason) => ({ recharge_id, status: 2 as const, reason })}
          ready={ready_reasons}
          title={t`Decline top-up`}
          note={<Trans>Nothing is credited. The shopper sees the reason.</Trans>}
          confirm={<Trans>Decline</Trans>}
          after={() => {
            toast.success(t`Top-up declined`)
            onDone()
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </Part>
  )
}
