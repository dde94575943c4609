import { Trans, useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import type { ReplyTo } from '../../../api/reads.ts'
import { useRead } from '../../../api/use-read.ts'
import { Fact, Part } from '../../../ui/layout/facts.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { fateText } from './fate-text.ts'
import css from './refund-pane.module.css'

type Refund = ReplyTo<'GET /api/admin/refund/detail'>

/** The deduction from goods and freight with its reason, or the returned part of an earlier deduction. */
export function DeductionFacts({ refund }: { refund: Refund }) {
  const { deducted_discount_cents: discount_cents, deducted_freight_cents: freight_cents } = refund
  return (
    <>
      {discount_cents !== 0 && (
        <Fact name={<Trans>Deducted discount</Trans>}>
          <MoneyText cents={discount_cents} />{' '}
          {discount_cents > 0 ? (
            <Trans>The rest of the purchase is below the minimum spend of its promo code.</Trans>
          ) : (
            <Trans>An earlier deduction is refunded too.</Trans>
          )}
        </Fact>
      )}
      {freight_cents !== 0 && (
        <Fact name={<Trans>Deducted shipping</Trans>}>
          <MoneyText cents={freight_cents} />{' '}
          {freight_cents > 0 ? (
            <Trans>The rest of the order doesn’t reach free shipping.</Trans>
          ) : (
            <Trans>An earlier deduction is refunded too.</Trans>
          )}
        </Fact>
      )}
    </>
  )
}

/** The pieces of a refund with their fate, and the amount of each line. */
export function RefundItems({ refund }: { refund: Refund }) {
  const { i18n } = useLingui()
  const { data: order } = useRead('GET /api/admin/order/detail', { order_id: refund.order_id })
  if (refund.items.length === 0) return null
  const titleOf = (order_item_id: string) => order?.items.find((item) => item.order_item_id === order_item_id)
  return (
    <Part title={<Trans>Items in this refund</Trans>}>
      <Table withRowBorders={false} verticalSpacing={4} horizontalSpacing={0}>
        <Table.Tbody>
          {refund.items.map(({ order_item_id, quantity, amount_cents, fate }) => {
            const line = titleOf(order_item_id)
            return (
              <Table.Tr key={order_item_id}>
                <Table.Td>
                  {quantity} × {[line?.title, ...(line?.values ?? []).map(({ value }) => value)].join(' · ')}
                </Table.Td>
                <Table.Td px="sm" className={css.fate}>
                  {fateText(fate, refund, i18n)}
                </Table.Td>
                <Table.Td ta="end">
                  <MoneyText cents={amount_cents} />
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </Part>
  )
}
