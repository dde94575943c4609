import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { Part } from '../../../ui/layout/facts.tsx'
import { CodeText } from '../../../ui/text/code-text.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { PAYMENT_TONES, paymentNote, paymentText } from './payment-text.ts'

type Withdrawal = ReplyTo<'GET /api/admin/extract/detail'>
type Payment = Withdrawal['payments'][number]

/** The transactions that operators entered for the payout, and what the chain says about each. */
export function Payments({ withdrawal: { extract_id, payments } }: { withdrawal: Withdrawal }) {
  if (payments.length === 0) return null
  return (
    <Part title={<Trans>Payments on the chain</Trans>}>
      <Stack gap="md">
        {payments.map((payment) => (
          <PaymentPart key={payment.transaction_hash} extract_id={extract_id} payment={payment} />
        ))}
      </Stack>
    </Part>
  )
}

function PaymentPart({ extract_id, payment }: { extract_id: string; payment: Payment }) {
  const { i18n } = useLingui()
  const { transaction_hash, state, explorer_url, entered_by, entered_at } = payment
  const code = <CodeText>{transaction_hash}</CodeText>
  return (
    <Stack gap={4}>
      <div>
        <StatusBadge tone={PAYMENT_TONES[state]}>{paymentText(state, i18n)}</StatusBadge>
      </div>
      {explorer_url ? (
        <a href={explorer_url} target="_blank" rel="noopener noreferrer">
          {code}
        </a>
      ) : (
        code
      )}
      <Text size="sm">{paymentNote(payment, i18n)}</Text>
      <Text size="sm">
        <Trans>
          Entered by {entered_by}, <MomentText at={entered_at} />
        </Trans>
      </Text>
      {state === 'unknown_payer' && <UnknownPayer extract_id={extract_id} payment={payment} />}
    </Stack>
  )
}

function UnknownPayer({ extract_id, payment }: { extract_id: string; payment: Payment }) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<'ours' | 'foreign'>()
  const close = () => setDialog(undefined)
  const { transaction_hash, payer, is_mine } = payment
  const note = (
    <Trans>
      Confirm only if you know that this is the shop’s wallet. Later payments from it close withdrawals without asking.
      A payment that someone else made would leave the shopper unpaid.
    </Trans>
  )
  return (
    <Alert variant="light" color="yellow">
      <Stack gap="xs" align="flex-start">
        <CodeText>{payer}</CodeText>
        {is_mine ? (
          <Text size="sm">
            <Trans>Another operator has to confirm that this is the shop’s wallet.</Trans>
          </Text>
        ) : (
          <Group>
            <Button variant="default" onClick={() => setDialog('ours')}>
              <Trans>Confirm the wallet…</Trans>
            </Button>
            <Button variant="default" onClick={() => setDialog('foreign')}>
              <Trans>Not the shop’s wallet…</Trans>
            </Button>
          </Group>
        )}
      </Stack>
      {dialog === 'ours' && (
        <ConfirmDialog
          call="POST /api/admin/extract/payer"
          input={{ extract_id, transaction_hash }}
          title={t`Is this the shop’s wallet?`}
          note={
            <>
              <CodeText>{payer}</CodeText>
              <Text size="sm">{note}</Text>
            </>
          }
          confirm={<Trans>It’s the shop’s wallet</Trans>}
          after={() => toast.success(t`Wallet confirmed. We’re checking the payment.`)}
          onClose={close}
        />
      )}
      {dialog === 'foreign' && (
        <ConfirmDialog
          call="POST /api/admin/extract/foreign_payer"
          input={{ extract_id, transaction_hash }}
          title={t`Not the shop’s wallet?`}
          note={
            <>
              <CodeText>{payer}</CodeText>
              <Text size="sm">
                <Trans>
                  The payment won’t close this withdrawal, and the shopper is still owed the money. If the wallet is the
                  shop’s after all, the shopper could be paid twice.
                </Trans>
              </Text>
            </>
          }
          confirm={<Trans>Not the shop’s wallet</Trans>}
          isDangerous
          after={() => toast.success(t`The payment doesn’t count for this withdrawal`)}
          onClose={close}
        />
      )}
    </Alert>
  )
}
