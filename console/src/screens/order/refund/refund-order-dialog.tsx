import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Text } from '@mantine/core'
import type { Cents } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { deductionOf, totalLoss } from '@sampan/contract/refund-deduction'
import { mostRefund, piecesLeft, piecesWaiting, spreadRefund } from '@sampan/contract/refund-sums'
import { addedBack, taxesBack } from '@sampan/contract/refund-taxes'
import { ORDER_STATUS, VISIBLE_PATTERN } from '@sampan/contract/rules'
import { parseMoney } from '@sampan/contract/typed-number'
import type { ReplyTo } from '@sampan/front/calls'
import { needsSecondOperator, SecondOperatorNote } from '../../../features/operator/second-operator-note.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { amountFault } from '../../../forms/input-values.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Textarea, TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { chosenPieces, PieceFields } from '../piece-fields.tsx'

type Order = ReplyTo<'GET /api/admin/order/detail'>
type Most = ReturnType<typeof mostRefund>

/**
 * Whether an operator can refund the order. An order that is not shipped is refunded by cancelling it. Once it is
 * shipped, the shopper may keep the refunded pieces.
 */
export const canRefund = ({ status, paid_cents, refunded_cents }: Order): boolean =>
  status >= ORDER_STATUS.shipped && status <= ORDER_STATUS.completed && paid_cents > refunded_cents

type Props = {
  order: Order
  /** Whether the pieces cannot be sent. Only pieces that wait are offered. */
  isUnsent?: boolean
  /** The withdrawal from the contract that the refund answers, and what is filled in for it. */
  withdrawal?: { contract_withdrawal_id: string; pieces: Readonly<Record<string, number>>; reason: string }
  onClose: () => void
}

/**
 * Refunds an order without a request from the shopper: chosen pieces at their price or less; if no pieces are left, the
 * amount withheld from them and the freight.
 */
export function RefundOrderDialog({ order, withdrawal, isUnsent = false, onClose }: Props) {
  const { t } = useLingui()
  const left = isUnsent ? piecesWaiting : piecesLeft
  const lines = order.items.filter((item) => left(item) > 0)
  const hasPieces = lines.length > 0
  const form = useForm({
    call: 'POST /api/admin/order/refund',
    start: {
      pieces: Object.fromEntries(
        lines.map((line) => [
          line.order_item_id,
          withdrawal?.pieces[line.order_item_id] ?? (order.status === ORDER_STATUS.paid ? 0 : left(line)),
        ]),
      ) as Record<string, number>,
      amount_cents: '',
      goods_back: false,
      reason: withdrawal?.reason ?? '',
    },
    rules: ({ pieces, amount_cents, reason }, i18n) => {
      const most = maxRefund(order, pieces)
      const amount = amountIn(amount_cents, most)
      return {
        ...(hasPieces && chosenPieces(pieces).length === 0 && { pieces: translate(i18n)`Choose at least one item` }),
        ...((amount <= 0 || !spreadRefund(amount, most)) && {
          amount_cents: amountFault(amount_cents, i18n) ?? limitText(amount, most, i18n),
        }),
        ...(!VISIBLE_PATTERN.test(reason) && { reason: translate(i18n)`Enter a reason` }),
      }
    },
    inputOf: ({ pieces, amount_cents, goods_back, reason }) => {
      const most = maxRefund(order, pieces)
      const amount = amountIn(amount_cents, most)
      return {
        order_id: order.order_id,
        reason: reason.trim(),
        ...(hasPieces && { items: chosenPieces(pieces), ...(isUnsent ? { not_sent: true } : { goods_back }) }),
        ...(amount !== totalOf(most) && { amount_cents: amount }),
        ...(withdrawal && { contract_withdrawal_id: withdrawal.contract_withdrawal_id }),
      }
    },
    fieldNames: { items: 'pieces' },
    after: ({ outcome }) => toast.success(outcome === 'proposed' ? t`Sent to a second approver` : t`Refund issued`),
    leave: onClose,
  })
  const { draft, set } = form
  const most = maxRefund(order, draft.pieces)
  const total = moneyText(totalOf(most))
  const freight = moneyText(most.freight_cents)
  const returned_cents = returnedBy(order, chosenPieces(draft.pieces))
  // The limit applies to the amount that the shopper gets, including taxes and returned deductions.
  const tax_cents = taxBack(order, chosenPieces(draft.pieces), most, amountIn(draft.amount_cents, most))
  const taxes = moneyText(tax_cents)
  const refund_cents = amountIn(draft.amount_cents, most) + returned_cents + tax_cents
  const returned = moneyText(returned_cents)
  const number = order.order_number
  const { value: _, ...goodsBack } = form.field('goods_back', 'checkbox')
  return (
    <FormDialog
      form={form}
      title={isUnsent && !withdrawal ? t`Refund items that can’t be sent` : t`Refund order ${number}`}
      send={
        needsSecondOperator(order.alone, refund_cents) ? <Trans>Request approval</Trans> : <Trans>Issue refund</Trans>
      }
      size="lg"
      onClose={onClose}
    >
      <SecondOperatorNote alone={order.alone} cents={refund_cents}>
        <Trans>The refund goes out once a second operator approves.</Trans>
      </SecondOperatorNote>
      {returned_cents > 0 && (
        <Text size="sm">
          <Trans>The {returned} deducted earlier is refunded too.</Trans>
        </Text>
      )}
      {tax_cents > 0 && (
        <Text size="sm">
          <Trans>The shopper also gets {taxes} in taxes and duties back.</Trans>
        </Text>
      )}
      {withdrawal && hasPieces && most.freight_cents > 0 && (
        <Text size="sm">
          <Trans>Includes {freight} for shipping, because all items are refunded.</Trans>
        </Text>
      )}
      {!hasPieces && (
        <Text size="sm">
          {most.goods_cents > 0 ? (
            <Trans>All items are refunded. You can still refund the amount that was held back.</Trans>
          ) : (
            <Trans>Only the {total} shipping cost is left. It’s refunded in full.</Trans>
          )}
        </Text>
      )}
      {hasPieces && (
        <PieceFields
          label={t`Items`}
          lines={lines}
          mostOf={left}
          pieces={draft.pieces}
          error={form.field('pieces').error}
          onChange={(pieces) => set({ pieces })}
        />
      )}
      {!isUnsent && (hasPieces || most.goods_cents > 0) && (
        <TextInput
          label={t`Amount in dollars`}
          description={t`Leave empty for the full ${total}`}
          inputMode="decimal"
          {...form.field('amount_cents')}
        />
      )}
      {hasPieces && !isUnsent && <Checkbox label={t`Restock the returned items`} {...goodsBack} />}
      <Textarea
        label={t`Reason`}
        description={t`The shopper will see this`}
        autosize
        minRows={2}
        maxLength={300}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}

/**
 * The highest refund of the chosen pieces. The refund counts as the shop's fault, as on the server, so freight is
 * refunded with the last piece.
 */
function maxRefund(order: Order, pieces: Readonly<Record<string, number>>): Most {
  const none = order.items.map(({ order_item_id }) => ({ order_item_id, quantity: 0 }))
  const chosenLines = order.items.some((item) => piecesLeft(item) > 0) ? chosenPieces(pieces) : none
  return mostRefund(order, order.items, chosenLines, 'not_received')
}

/** Taxes that come back on top of the amount. With everything that is left, all taxes do. */
function taxBack(order: Order, chosenLines: ReturnType<typeof chosenPieces>, most: Most, amount_cents: Cents): number {
  const shares = spreadRefund(amount_cents, most)?.parts ?? []
  const parts = chosenLines.map(({ order_item_id }, at) => ({ order_item_id, amount_cents: shares[at] ?? 0 }))
  const is_all = order.refunded_cents + amount_cents === order.paid_cents
  const refund = { parts, is_all, gross_cents: amount_cents, amount_cents }
  return addedBack(taxesBack(order.taxes?.collected ?? [], order.items, refund))
}

/** The amount that the shopper gets for exactly these pieces, in cents, with freight, taxes and returned deductions. */
export function fullRefund(order: Order, chosenLines: ReturnType<typeof chosenPieces>): Cents {
  const most = mostRefund(order, order.items, chosenLines, 'not_received')
  const amount = totalOf(most)
  return (amount + taxBack(order, chosenLines, most, amount) + returnedBy(order, chosenLines)) as Cents // sums of cents
}

/** The amount that the shopper gets when the order is cancelled, in cents, with taxes and returned deductions. */
export const refundOnCancel = (order: Order): number => {
  const chosenLines = order.items.map((line) => ({ order_item_id: line.order_item_id, quantity: piecesLeft(line) }))
  const taxes_cents = order.tax_cents - order.refunded_tax_cents
  return order.paid_cents - order.refunded_cents + taxes_cents + returnedBy(order, chosenLines)
}

/** The part of earlier deductions that is returned. The refund counts as the shop's fault, so nothing is deducted. */
function returnedBy(order: Order, chosenLines: ReturnType<typeof chosenPieces>): number {
  const { refund_conditions, items } = order
  return -totalLoss(deductionOf({ ...order, lines: items }, refund_conditions, { chosenLines, is_fault: true }))
}

const totalOf = ({ goods_cents, freight_cents }: Most) => (goods_cents + freight_cents) as Cents // both are cents

/** The typed amount in cents; the highest refund if nothing is typed. */
const amountIn = (input: string, most: Most) =>
  (input.trim() === '' ? totalOf(most) : (parseMoney(input) ?? 0)) as Cents

/**
 * Message for an amount above the limit. Freight is refunded in full or not at all, so the message may name two limits.
 */
function limitText(amount: number, most: Most, i18n: I18n): string {
  const [goods, total] = [moneyText(most.goods_cents), moneyText(totalOf(most))]
  const isPartOfFreight = amount > most.goods_cents && amount < totalOf(most)
  return isPartOfFreight
    ? translate(i18n)`Maximum ${goods}, or ${total} including shipping`
    : translate(i18n)`Maximum ${total}`
}
