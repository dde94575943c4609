import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Stack, Text } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { eventText } from '../../../features/account/event-text.ts'
import { Part } from '../../../ui/layout/facts.tsx'
import { Row, Rows } from '../../../ui/layout/pane-rows.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'

type Withdrawal = ReplyTo<'GET /api/admin/extract/detail'>
type OfHold = { withdrawal: Pick<Withdrawal, 'hold'> }

/** Whether the server currently refuses to approve, send or pay the withdrawal, independent of its audit. */
export const isHeld = ({
  hold: { receivable_cents, is_disputed, blocked_at, waits_until, is_address_refused },
}: OfHold['withdrawal']) =>
  receivable_cents > 0 || is_disputed || blocked_at !== null || waits_until !== null || is_address_refused

/**
 * The reasons that stop the payout, and the time when they end. A payout that was already sent to the bank is not
 * stopped.
 */
export function PayoutHold({ withdrawal, isSent }: OfHold & { isSent: boolean }) {
  const { receivable_cents, is_disputed, blocked_at, waits_until, is_address_refused } = withdrawal.hold
  if (!isHeld(withdrawal)) return null
  return (
    <Alert variant="light" color="red" mb="md" title={<Trans>Payout on hold</Trans>}>
      <Stack gap={4}>
        {receivable_cents > 0 && (
          <Text size="sm">
            <Trans>
              The shopper owes the shop <MoneyText cents={receivable_cents} />. Money that comes back to the balance
              pays it off first.
            </Trans>
          </Text>
        )}
        {is_disputed && (
          <Text size="sm">
            <Trans>A card payment of the shopper is disputed. The payout waits until it is decided.</Trans>
          </Text>
        )}
        {blocked_at && (
          <Text size="sm">
            <Trans>
              The account has been blocked since <MomentText at={blocked_at} />. Unblocking it releases the withdrawal.
            </Trans>
          </Text>
        )}
        {is_address_refused && (
          <Text size="sm">
            <Trans>
              The address can’t be paid: it isn’t valid on this network, or it belongs to the shop or to a token.
              Decline the withdrawal, or mark its payout as failed.
            </Trans>
          </Text>
        )}
        {waits_until && (
          <Text size="sm">
            <Trans>
              The email address, password or payment code changed. Payouts are on hold until{' '}
              <MomentText at={waits_until} />.
            </Trans>
          </Text>
        )}
        {isSent && (
          <Text size="sm">
            <Trans>The bank may already have this payout. Stop it there, then record the result here.</Trans>
          </Text>
        )}
      </Stack>
    </Alert>
  )
}

/**
 * Recent security events of the account, such as a new email address: an attacker who takes over an account often makes
 * these changes first.
 */
export function RecentChanges({ withdrawal: { hold } }: OfHold) {
  const { i18n } = useLingui()
  if (hold.recent_changes.length === 0) return null
  return (
    <Part title={<Trans>Changed in the last seven days</Trans>}>
      <Rows>
        {hold.recent_changes.map(({ event, created_at }) => (
          <Row key={event + created_at} main={eventText(event, i18n)}>
            <MomentText at={created_at} />
          </Row>
        ))}
      </Rows>
    </Part>
  )
}
