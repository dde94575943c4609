import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Select, Text } from '@mantine/core'
import type { Cents } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { deductionOf, totalLoss } from '@sampan/contract/refund-deduction'
import { mostRefund, piecesLeft, spreadRefund } from '@sampan/contract/refund-sums'
import { ORDER_STATUS, VISIBLE_PATTERN } from '@sampan/contract/rules'
import { parseMoney } from '@sampan/contract/typed-number'
import type { ReplyTo } from '@sampan/front/calls'
import { needsSecondOperator, SecondOperatorNote } from '../../../features/operator/second-operator-note.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { amountFault } from '../../../forms/input-values.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Fieldset } from '../../../ui/form/fieldset.tsx'
import { Textarea, TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import css from '../order-lines.module.css'

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
  /** The withdrawal from the contract that the refund answers, and what is filled in for it. */
  withdrawal?: { contract_withdrawal_id: string; pieces: Readonly<Record<string, number>>; reason: string }
  onClose: () => void
}

/**
 * Refunds an order without a request from the shopper: chosen pieces at their price or less; if no pieces are left, the
 * amount withheld from them and the freight.
 */
export function RefundOrderDialog({ order, withdrawal, onClose }: Props) {
  const { t } = useLingui()
  const lines = order.items.filter((item) => piecesLeft(item) > 0)
  const hasPieces = lines.length > 0
  const form = useForm({
    call: 'POST /api/admin/order/refund',
    start: {
      pieces: Object.fromEntries(
        lines.map((line) => [line.order_item_id, withdrawal?.pieces[line.order_item_id] ?? piecesLeft(line)]),
      ) as Record<string, number>,
      amount_cents: '',
      goods_back: false,
      reason: withdrawal?.reason ?? '',
    },
    rules: ({ pieces, amount_cents, reason }, i18n) => {
      const most = maxRefund(order, pieces)
      const amount = amountIn(amount_cents, most)
      return {
        ...(hasPieces && chosenOf(pieces).length === 0 && { pieces: translate(i18n)`Choose at least one item` }),
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
        ...(hasPieces && { items: chosenOf(pieces), goods_back }),
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
  const returned_cents = returnedBy(order, chosenOf(draft.pieces))
  // The limit applies to the amount that the shopper gets, including returned deductions.
  const refund_cents = amountIn(draft.amount_cents, most) + returned_cents
  const returned = moneyText(returned_cents)
  const number = order.order_number
  const { value: _, ...goodsBack } = form.field('goods_back', 'checkbox')
  return (
    <FormDialog
      form={form}
      title={t`Refund order ${number}`}
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
        <Fieldset label={t`Items`} error={form.field('pieces').error}>
          <ul className={css.lines}>
            {lines.map((line, at) => (
              <li key={line.order_item_id} className={css.line}>
                <img className={css.picture} src={line.image} alt="" width={40} height={40} />
                <span className={css.text}>
                  {line.title}
                  <span className={css.values}>{line.values.map(({ value }) => value).join(' · ')}</span>
                </span>
                <Select
                  aria-label={t`Quantity for line ${at + 1}`}
                  w={80}
                  allowDeselect={false}
                  data={Array.from({ length: piecesLeft(line) + 1 }, (_, count) => String(count))}
                  value={String(draft.pieces[line.order_item_id] ?? 0)}
                  onChange={(count) => set({ pieces: { ...draft.pieces, [line.order_item_id]: Number(count ?? 0) } })}
                />
              </li>
            ))}
          </ul>
        </Fieldset>
      )}
      {(hasPieces || most.goods_cents > 0) && (
        <TextInput
          label={t`Amount in dollars`}
          description={t`Leave empty for the full ${total}`}
          inputMode="decimal"
          {...form.field('amount_cents')}
        />
      )}
      {hasPieces && <Checkbox label={t`Restock the returned items`} {...goodsBack} />}
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

const chosenOf = (pieces: Readonly<Record<string, number>>) =>
  Object.entries(pieces).flatMap(([order_item_id, quantity]) => (quantity > 0 ? [{ order_item_id, quantity }] : []))

/**
 * The highest refund of the chosen pieces. The refund counts as the shop's fault, as on the server, so freight is
 * refunded with the last piece.
 */
function maxRefund(order: Order, pieces: Readonly<Record<string, number>>): Most {
  const none = order.items.map(({ order_item_id }) => ({ order_item_id, quantity: 0 }))
  const chosenLines = order.items.some((item) => piecesLeft(item) > 0) ? chosenOf(pieces) : none
  return mostRefund(order, order.items, chosenLines, 'not_received')
}

/** The amount that the shopper gets when the order is cancelled, in cents, including returned deductions. */
export const refundOnCancel = (order: Order): number => {
  const chosenLines = order.items.map((line) => ({ order_item_id: line.order_item_id, quantity: piecesLeft(line) }))
  return order.paid_cents - order.refunded_cents + returnedBy(order, chosenLines)
}

/** The part of earlier deductions that is returned. The refund counts as the shop's fault, so nothing is deducted. */
function returnedBy(order: Order, chosenLines: ReturnType<typeof chosenOf>): number {
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
