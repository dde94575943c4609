import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { CardRefundAtDesk } from '@sampan/contract'
import { languageTag } from '@sampan/front/language'
import { WaitingButton } from '../../../features/operator/waiting-proposal.tsx'
import { PROVIDER_TITLES } from '../../../features/provider/provider-title.ts'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { Link } from '../../../navigation/link.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { CodeText } from '../../../ui/text/code-text.tsx'
import { CopyButton } from '../../../ui/text/copy-button.tsx'
import css from './card.module.css'
import { minorText } from './minor-money.tsx'

export type Way = 'card' | 'other'
type Props = { refund: CardRefundAtDesk; onChoose: (way: Way) => void }

/** Facts by which an operator decides about a refused refund, and the buttons for it. */
export function RefundNotes({ refund, onChoose }: Props) {
  const { state, way, way_by, extract_id, provider, refund_ref, problem, proposal } = refund
  const proposed_by = proposal?.proposed_by
  const isUndecided = state === 'refused' && way === null && extract_id !== null
  return (
    <div className={css.notes}>
      {problem && <span>{problem}</span>}
      {extract_id ? (
        <Link to={`/withdrawals/${extract_id}?state=all`}>
          <Trans>Withdrawal</Trans>
        </Link>
      ) : (
        <span>
          <Trans>This refunds a held payment.</Trans>
        </span>
      )}
      {refund_ref && (
        <span>
          {PROVIDER_TITLES[provider]}: <CodeText>{refund_ref}</CodeText> <CopyButton text={refund_ref} />
        </span>
      )}
      {way === 'card' && (
        <span>
          <Trans>{way_by} allowed to withdraw to the card again.</Trans>
        </span>
      )}
      {way === 'other' && (
        <span>
          <Trans>The money may leave by bank or on-chain. Approved by {way_by}.</Trans>
        </span>
      )}
      {proposal && (
        <>
          <span>
            <Trans>Requested by {proposed_by}</Trans>
          </span>
          <WaitingButton proposal={proposal} size="compact-sm" />
        </>
      )}
      {isUndecided && (
        <>
          {!proposal && (
            <Button variant="default" size="compact-sm" onClick={() => onChoose('other')}>
              <Trans>Request another way</Trans>
            </Button>
          )}
          <Button variant="default" size="compact-sm" onClick={() => onChoose('card')}>
            <Trans>Allow the card again</Trans>
          </Button>
        </>
      )}
    </div>
  )
}

type DialogProps = { refund: CardRefundAtDesk; way: Way; onClose: () => void }

/** Decides how money may leave whose card refused it. */
export function WayDialog({ refund, way, onClose }: DialogProps) {
  const { t, i18n } = useLingui()
  const { refund_id, amount_minor: minor, currency, shopper } = refund
  const [amount, account] = [minorText({ minor, currency }, languageTag(i18n)), shopper.account]
  return (
    <ReasonDialog
      call="POST /api/admin/provider/refund_way"
      inputOf={(reason) => ({ refund_id, way, reason })}
      title={way === 'other' ? t`Another way for ${amount}` : t`Allow the card again`}
      note={
        way === 'other' ? (
          <Trans>
            Make sure that the account belongs to the person who paid: thieves close cards to get the money elsewhere.
            Once a second operator approves, {account} can withdraw {amount} to a bank or on-chain, and we notify them.
          </Trans>
        ) : (
          <Trans>
            {account} can withdraw {amount} to the card once more, for example after the bank unlocked it.
          </Trans>
        )
      }
      confirm={way === 'other' ? <Trans>Request approval</Trans> : <Trans>Allow</Trans>}
      isDangerous={false}
      after={({ outcome }) =>
        toast.success(outcome === 'proposed' ? t`Sent to a second approver` : t`The card is allowed again`)
      }
      onClose={onClose}
    />
  )
}
