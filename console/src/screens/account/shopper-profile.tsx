import type { I18n } from '@lingui/core'
import { plural, t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { nameText } from '@sampan/contract/person-name'
import { LANGUAGES } from '@sampan/contract/rules'
import { Notes } from '../../features/note/notes.tsx'
import { WaitingProposal } from '../../features/operator/waiting-proposal.tsx'
import { Fact, Facts, Part } from '../../ui/layout/facts.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { History } from '../../ui/time/history.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import { SameCard } from './same-card.tsx'
import type { Shopper } from './shopper.ts'

const nameOf = (language: Shopper['language']) =>
  LANGUAGES.find(({ tag }) => tag === language)?.language_name ?? language

function paymentCodeText({ set, locked_until, must_reset, wrong_tries }: Shopper['payment_code'], i18n: I18n): string {
  if (!set) return translate(i18n)`Not set`
  if (must_reset) return translate(i18n)`Needs a reset`
  if (locked_until) return translate(i18n)`Locked after wrong tries`
  return wrong_tries > 0
    ? translate(i18n)`${plural(wrong_tries, { one: '# wrong try', other: '# wrong tries' })}`
    : translate(i18n)`Working normally`
}

function InvitationText({ invitation }: { invitation: NonNullable<Shopper['invitation']> }) {
  const { is_due, sent_at, expires_at } = invitation
  if (is_due) return <Trans>Waiting to be sent</Trans>
  if (!sent_at || !expires_at) return <Trans>Not sent yet</Trans>
  return (
    <Trans>
      Sent <MomentText at={sent_at} />, link valid until <MomentText at={expires_at} />
    </Trans>
  )
}

export function ShopperProfile({ shopper }: { shopper: Shopper }) {
  const { i18n } = useLingui()
  const { payment_code, blocks } = shopper
  return (
    <>
      <Part title={<Trans>Profile</Trans>}>
        <Facts>
          <Fact name={<Trans context="person">Name</Trans>}>{nameText(shopper)}</Fact>
          <Fact name={<Trans>Phone</Trans>}>{shopper.mobile ?? '–'}</Fact>
          <Fact name={<Trans>Language</Trans>}>{nameOf(shopper.language)}</Fact>
          <Fact name={<Trans>Joined</Trans>}>
            <MomentText at={shopper.created_at} />
          </Fact>
          {shopper.invitation && (
            <Fact name={<Trans>Invitation</Trans>}>
              <InvitationText invitation={shopper.invitation} />
            </Fact>
          )}
          {shopper.news_consent && (
            <Fact name={<Trans>News by email</Trans>}>
              {shopper.news_consent.agreed ? <Trans>Agreed, imported</Trans> : <Trans>Didn’t agree, imported</Trans>}{' '}
              <MomentText at={shopper.news_consent.agreed_at} />
            </Fact>
          )}
          <Fact name={<Trans>Last seen</Trans>}>
            {shopper.last_seen_at ? <MomentText at={shopper.last_seen_at} /> : '–'}
          </Fact>
          <Fact name={<Trans>ID</Trans>}>{shopper.user_id}</Fact>
        </Facts>
      </Part>
      {!shopper.deleted_at && <Notes user_id={shopper.user_id} />}
      <Part title={<Trans>Wallet</Trans>}>
        {shopper.payout_proposal && <WaitingProposal proposal={shopper.payout_proposal} />}
        <Facts>
          <Fact name={<Trans>Balance</Trans>}>
            <MoneyText cents={shopper.balance_cents} isStrong />
          </Fact>
          <Fact name={<Trans>On hold for withdrawals</Trans>}>
            <MoneyText cents={shopper.held_cents} />
          </Fact>
          {shopper.receivable_cents > 0 && (
            <Fact name={<Trans>Owed to the shop</Trans>}>
              <MoneyText cents={shopper.receivable_cents} />
            </Fact>
          )}
          <Fact name={<Trans>Payment code</Trans>}>
            <div>{paymentCodeText(payment_code, i18n)}</div>
            {payment_code.locked_until && (
              <div>
                <Trans>until</Trans> <MomentText at={payment_code.locked_until} />
              </div>
            )}
          </Fact>
        </Facts>
      </Part>
      <SameCard user_id={shopper.user_id} />
      {blocks.length > 0 && (
        <Part title={<Trans>Block history</Trans>}>
          <History
            steps={blocks.flatMap((block) => [
              ...(block.lifted_at
                ? [
                    {
                      key: `${block.block_id} lifted`,
                      at: block.lifted_at,
                      text: (
                        <Trans>
                          Unblocked by {block.lifted_by}: {block.lift_reason}
                        </Trans>
                      ),
                    },
                  ]
                : []),
              {
                key: block.block_id,
                at: block.blocked_at,
                text: (
                  <Trans>
                    Blocked by {block.blocked_by}: {block.reason}
                  </Trans>
                ),
              },
            ])}
          />
        </Part>
      )}
    </>
  )
}
