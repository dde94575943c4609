import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ContractWithdrawalAtDesk } from '@sampan/contract'
import { ORDER_NUMBER_LIMIT, VISIBLE_PATTERN } from '@sampan/contract/rules'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { OPEN_ROW_MS } from '../../../api/desk-client.ts'
import { ShopperLink } from '../../../features/account/shopper-link.tsx'
import { WaitingProposal } from '../../../features/operator/waiting-proposal.tsx'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { Link } from '../../../navigation/link.tsx'
import { useMay } from '../../../session/use-session.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { DetailPane } from '../../../ui/layout/detail-pane.tsx'
import { Fact, Facts, Part } from '../../../ui/layout/facts.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { RefundStateBadge } from '../refund/refund-status.tsx'
import { DueDay, ScopeText } from './contract-withdrawal-scope.tsx'
import { WithdrawalStatus } from './contract-withdrawal-status.tsx'
import { ExemptGoods, RefundButton, RefundNote, useOpenOrder } from './refund-withdrawal.tsx'

type PaneProps = { contract_withdrawal_id: string; onClose: () => void }

/** A declaration of withdrawal from a contract, and what can be done. */
export function ContractWithdrawalPane({ contract_withdrawal_id, onClose }: PaneProps) {
  const { t } = useLingui()
  const query = useRead(
    'GET /api/admin/contract_withdrawal/detail',
    { contract_withdrawal_id },
    { every_ms: OPEN_ROW_MS },
  )
  const withdrawal = query.data
  const order = useOpenOrder(withdrawal)
  return (
    <DetailPane
      title={withdrawal?.name ?? t`Contract withdrawal`}
      mark={withdrawal && <WithdrawalStatus withdrawal={withdrawal} />}
      onClose={onClose}
      query={query}
      actions={withdrawal && <Actions withdrawal={withdrawal} order={order} />}
    >
      {withdrawal && (
        <>
          {order?.proposal && <WaitingProposal proposal={order.proposal} />}
          <About withdrawal={withdrawal} order={order} />
          {order && <RefundNote order={order} />}
        </>
      )}
    </DetailPane>
  )
}

type OfWithdrawal = { withdrawal: ContractWithdrawalAtDesk; order: ReturnType<typeof useOpenOrder> }

function About({ withdrawal, order }: OfWithdrawal) {
  const { order_number, order_id, email, shopper, declared_at, resolved_by, resolved_at, refusal_reason, refund } =
    withdrawal
  return (
    <Part title={<Trans>The declaration</Trans>}>
      <Facts>
        <Fact name={<Trans>Order</Trans>}>
          {order_id ? <Link to={`/orders/${order_id}`}>{order_number}</Link> : order_number}
        </Fact>
        <Fact name={<Trans>Withdrawn from</Trans>}>
          <ScopeText withdrawal={withdrawal} />
        </Fact>
        {order && <ExemptGoods withdrawal={withdrawal} order={order} />}
        <Fact name={<Trans>Email</Trans>}>{email}</Fact>
        {shopper && (
          <Fact name={<Trans>Shopper</Trans>}>
            <ShopperLink shopper={shopper} />
          </Fact>
        )}
        <Fact name={<Trans context="contract withdrawal">Received</Trans>}>
          <MomentText at={declared_at} />
        </Fact>
        <Fact name={<Trans>Money due by</Trans>}>
          <DueDay withdrawal={withdrawal} />
        </Fact>
        {resolved_at && (
          <Fact name={<Trans>Decided</Trans>}>
            <MomentText at={resolved_at} /> {resolved_by && <>· {resolved_by}</>}
          </Fact>
        )}
        {refund && (
          <Fact name={<Trans>Refund</Trans>}>
            <Link to={`/refunds/${refund.refund_id}?state=all`}>
              <MoneyText cents={refund.amount_cents} />
            </Link>{' '}
            <RefundStateBadge state={refund.state} />
          </Fact>
        )}
        {refusal_reason && <Fact name={<Trans>Reason</Trans>}>{refusal_reason}</Fact>}
      </Facts>
    </Part>
  )
}

function Actions({ withdrawal, order }: OfWithdrawal) {
  const { contract_withdrawal_id, status, order_id, order_number } = withdrawal
  const { t } = useLingui()
  const mayAct = useMay('fulfilment', 'support')
  const [opened, setOpened] = useState<'attach' | 'finish' | 'refuse'>()
  if (status === 'done' || status === 'refused') return null
  if (!mayAct) return order && <RefundButton withdrawal={withdrawal} order={order} />
  const close = () => setOpened(undefined)
  return (
    <>
      {order && <RefundButton withdrawal={withdrawal} order={order} />}
      {!order_id && (
        <Button onClick={() => setOpened('attach')}>
          <Trans>Attach to an order</Trans>
        </Button>
      )}
      <Button variant="default" onClick={() => setOpened('finish')}>
        <Trans>Mark as done</Trans>
      </Button>
      <Button variant="default" onClick={() => setOpened('refuse')}>
        <Trans context="contract withdrawal">Decline</Trans>
      </Button>
      {opened === 'attach' && (
        <AttachDialog contract_withdrawal_id={contract_withdrawal_id} order_number={order_number} onClose={close} />
      )}
      {opened === 'finish' && (
        <ConfirmDialog
          call="POST /api/admin/contract_withdrawal/finish"
          input={{ contract_withdrawal_id }}
          title={t`Mark as done`}
          note={<Trans>Confirm that the money is back, or that nothing is owed. No one is notified.</Trans>}
          confirm={<Trans>Mark as done</Trans>}
          onClose={close}
        />
      )}
      {opened === 'refuse' && (
        <ReasonDialog
          call="POST /api/admin/contract_withdrawal/refuse"
          inputOf={(reason) => ({ contract_withdrawal_id, reason })}
          title={t`Decline the withdrawal`}
          note={<Trans>The reason is emailed to the address in the declaration.</Trans>}
          confirm={<Trans context="contract withdrawal">Decline</Trans>}
          onClose={close}
        />
      )}
    </>
  )
}

type AttachProps = { contract_withdrawal_id: string; order_number: string; onClose: () => void }

function AttachDialog({ contract_withdrawal_id, order_number, onClose }: AttachProps) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/contract_withdrawal/attach',
    start: { order_number },
    rules: (draft, i18n) =>
      VISIBLE_PATTERN.test(draft.order_number) ? {} : { order_number: translate(i18n)`Enter the order number` },
    inputOf: (draft) => ({ contract_withdrawal_id, order_number: draft.order_number.trim() }),
    after: () => toast.success(t`Attached to the order`),
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={t`Attach to an order`} send={<Trans>Attach</Trans>} onClose={onClose}>
      <Trans>Make sure that the declaration is from the shopper of this order.</Trans>
      <TextInput
        label={t`Order number`}
        data-autofocus
        maxLength={ORDER_NUMBER_LIMIT}
        {...form.field('order_number')}
      />
    </FormDialog>
  )
}
