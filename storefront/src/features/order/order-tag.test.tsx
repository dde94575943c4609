import type { OrderInList } from '@sampan/contract'
import { expect, test } from 'vitest'
import { anOrder } from '../../../testing/fake-goods.ts'
import { renderPieces } from '../../ui/testing/render.tsx'
import { OrderStateTag, OrderTag, RefundTag } from './order-tag.tsx'

test('a fully refunded order is shown as refunded, not as cancelled', async () => {
  const refundedOrder = anOrder(1, { status: -1, refund_label: 'refunded' }) as unknown as OrderInList
  const { container } = await renderPieces(
    <>
      <OrderStateTag order={refundedOrder} />
      <RefundTag label="refunded" />
      <OrderTag status={-1} />
    </>,
  )
  const [standing, refund, cancelled] = [...container.children].map((tag) => getComputedStyle(tag).backgroundColor)
  expect(refund).not.toBe(cancelled)
  expect(standing).toBe(refund)
})
