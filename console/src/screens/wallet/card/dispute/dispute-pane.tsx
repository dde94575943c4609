import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { DisputeDetail } from '@sampan/contract'
import { instrumentName } from '@sampan/contract/pay-method'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { OPEN_ROW_MS } from '../../../../api/desk-client.ts'
import { ShopperLink } from '../../../../features/account/shopper-link.tsx'
import { WaitingProposal } from '../../../../features/operator/waiting-proposal.tsx'
import { PROVIDER_TITLES } from '../../../../features/provider/provider-title.ts'
import { DetailPane } from '../../../../ui/layout/detail-pane.tsx'
import { Fact, Facts, Part } from '../../../../ui/layout/facts.tsx'
import { Row, Rows } from '../../../../ui/layout/pane-rows.tsx'
import { MoneyText } from '../../../../ui/money/money-text.tsx'
import { CodeText } from '../../../../ui/text/code-text.tsx'
import { MomentText } from '../../../../ui/time/moment-text.tsx'
import { DisputeAnswer } from './dispute-answer.tsx'
import { DisputeStatus } from './dispute-status.tsx'
import { answerText, minorText, problemText, reasonText, statusText } from './dispute-text.ts'

type PaneProps = { dispute_id: string; onClose: () => void }

/** A dispute: its money, its evidence, and what can be done. */
export function DisputePane({ dispute_id, onClose }: PaneProps) {
  const { t, i18n } = useLingui()
  const query = useRead('GET /api/admin/dispute/detail', { dispute_id }, { every_ms: OPEN_ROW_MS })
  const dispute = query.data
  return (
    <DetailPane
      title={dispute ? dispute.shopper_name || dispute.shopper?.account || dispute.dispute_ref : t`Dispute`}
      mark={dispute && <DisputeStatus dispute={dispute} />}
      onClose={onClose}
      query={query}
    >
      {dispute && (
        <>
          {dispute.problem && (
            <Alert variant="light" color="yellow" mb="md">
              {problemText(dispute.problem, i18n)}
            </Alert>
          )}
          {dispute.proposal && <WaitingProposal proposal={dispute.proposal} />}
          <About dispute={dispute} />
          <Money dispute={dispute} />
          <DisputeAnswer dispute={dispute} />
          <History dispute={dispute} />
        </>
      )}
    </DetailPane>
  )
}

type OfDispute = { dispute: DisputeDetail }

function About({ dispute }: OfDispute) {
  const { i18n } = useLingui()
  const { shopper, provider, dispute_ref, ref, reason, amount_minor, currency, payment_cents, due_at } = dispute
  return (
    <Part title={<Trans>The dispute</Trans>}>
      <Facts>
        {shopper && (
          <Fact name={<Trans>Shopper</Trans>}>
            <ShopperLink shopper={shopper} />
          </Fact>
        )}
        <Fact name={<Trans>Reason</Trans>}>{reasonText(reason, i18n)}</Fact>
        <Fact name={<Trans context="dispute">Disputed</Trans>}>{minorText(amount_minor, currency, i18n)}</Fact>
        {payment_cents !== null && (
          <Fact name={<Trans>Topped up</Trans>}>
            <MoneyText cents={payment_cents} /> · {instrumentName(dispute, languageTag(i18n))}
          </Fact>
        )}
        {due_at && (
          <Fact name={<Trans>Evidence until</Trans>}>
            <MomentText at={due_at} />
          </Fact>
        )}
        <Fact name={PROVIDER_TITLES[provider]}>
          <CodeText>{dispute_ref}</CodeText> <CodeText>{ref}</CodeText>
        </Fact>
      </Facts>
    </Part>
  )
}

function Money({ dispute: { held_cents, withheld_cents, fee_cents, loss_cents } }: OfDispute) {
  return (
    <Part title={<Trans>The money</Trans>}>
      <Facts>
        <Fact name={<Trans>Held from the shopper</Trans>}>
          <MoneyText cents={held_cents} />
        </Fact>
        <Fact name={<Trans>Taken by the provider</Trans>}>
          <MoneyText cents={withheld_cents} />
        </Fact>
        <Fact name={<Trans>The provider’s dispute fee, paid by the shop</Trans>}>
          <MoneyText cents={fee_cents} />
        </Fact>
        {loss_cents > 0 && (
          <Fact name={<Trans>Borne by the shop</Trans>}>
            <MoneyText cents={loss_cents} />
          </Fact>
        )}
      </Facts>
    </Part>
  )
}

function History({ dispute: { steps, opened_at, answer, evidence_by, evidence_at } }: OfDispute) {
  const { i18n } = useLingui()
  return (
    <Part title={<Trans>History</Trans>}>
      <Rows>
        {steps.length === 0 && (
          <Row main={<Trans context="dispute">Opened</Trans>}>
            <MomentText at={opened_at} />
          </Row>
        )}
        {steps.map(({ step_id, status, held_cents, owed_cents, loss_cents, at }) => (
          <Row
            key={step_id}
            main={
              <>
                {statusText(status, i18n)}
                {held_cents > 0 && (
                  <>
                    {' · '}
                    <Trans>
                      held: <MoneyText cents={held_cents} />
                    </Trans>
                  </>
                )}
                {owed_cents > 0 && (
                  <>
                    {' · '}
                    <Trans>
                      of it owed: <MoneyText cents={owed_cents} />
                    </Trans>
                  </>
                )}
                {held_cents < 0 && (
                  <>
                    {' · '}
                    <Trans>
                      released: <MoneyText cents={-held_cents} />
                    </Trans>
                  </>
                )}
                {loss_cents > 0 && (
                  <>
                    {' · '}
                    <Trans>
                      borne by the shop: <MoneyText cents={loss_cents} />
                    </Trans>
                  </>
                )}
              </>
            }
          >
            <MomentText at={at} />
          </Row>
        ))}
        {evidence_at && (
          <Row
            main={
              <>
                {answerText(answer, i18n)} · {evidence_by}
              </>
            }
          >
            <MomentText at={evidence_at} />
          </Row>
        )}
      </Rows>
    </Part>
  )
}
