import { Trans } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'

type Recharge = ReplyTo<'GET /api/admin/recharge/list'>['items'][number]
type Row = Pick<Recharge, 'shopper' | 'shopper_name' | 'amount_cents' | 'created_at'>

/** The first columns of lists of recharges. */
export const shopperColumns: readonly Column<Row>[] = [
  { id: 'shopper', head: <Trans>Shopper</Trans>, cell: (row) => row.shopper_name || row.shopper.account, isWide: true },
  { id: 'account', head: <Trans>Email</Trans>, cell: (row) => row.shopper.account, isExtra: true },
]

/** The last columns of lists of recharges: the report of the shopper. */
export const reportColumns: readonly Column<Row>[] = [
  {
    id: 'amount',
    card: 'sum',
    head: <Trans>Amount claimed</Trans>,
    cell: ({ amount_cents }) => <MoneyText cents={amount_cents} />,
    align: 'end',
  },
  {
    id: 'created_at',
    card: 'when',
    head: <Trans>Sent</Trans>,
    cell: ({ created_at }) => <MomentText at={created_at} as="near" />,
    align: 'end',
  },
]
