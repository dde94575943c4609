import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { usePages } from '@sampan/front/use-pages'
import { useCategoryName } from '../../../features/catalogue/use-category-name.ts'
import { go } from '../../../navigation/address.ts'
import { Link } from '../../../navigation/link.tsx'
import type { ScreenProps } from '../../../navigation/route.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { ReductionPane } from './reduction-pane.tsx'
import { type ListedReduction, percentText, ReductionState } from './reduction-state.tsx'
import { ReductionTime } from './reduction-time.tsx'

/** Part of the URL for a new reduction. */
const NEW = '+'
const PATH = '/price-reductions'

/** Price reductions, with the open one next to the list. */
export default function Reductions({ params: { reduction } }: ScreenProps) {
  const { t } = useLingui()
  const list = usePages('GET /api/admin/reduction/list')
  const time_zone = list.pages?.[0]?.time_zone ?? 'UTC'
  return (
    <Panes
      list={
        <>
          <PageHeader title={<Trans>Price reductions</Trans>} note={<Trans>Times of the shop ({time_zone})</Trans>}>
            <Button onClick={() => go(`${PATH}/${NEW}`)}>
              <Trans>New price reduction</Trans>
            </Button>
          </PageHeader>
          <DataTable
            {...list}
            label={t`Price reductions`}
            keyOf={(one) => one.reduction_id}
            columns={columnsIn(time_zone)}
            open={({ reduction_id }, text) => <Link to={`${PATH}/${reduction_id}`}>{text}</Link>}
            openKey={reduction}
            empty={<Empty title={<Trans>No price reductions yet</Trans>} />}
          />
        </>
      }
      detail={
        reduction && (
          <ReductionPane
            key={reduction}
            reduction_id={reduction === NEW ? undefined : reduction}
            time_zone={time_zone}
            onClose={() => go(PATH)}
          />
        )
      }
    />
  )
}

const columnsIn = (time_zone: string): readonly Column<ListedReduction>[] => [
  { id: 'name', head: <Trans>Name</Trans>, cell: ({ name }) => name },
  { id: 'state', card: 'status', head: <Trans>Status</Trans>, cell: ({ state }) => <ReductionState state={state} /> },
  {
    id: 'off',
    card: 'sum',
    head: <Trans>Discount</Trans>,
    cell: (one) => percentText(one) ?? <Trans>Prices</Trans>,
    align: 'end',
  },
  { id: 'skus', head: <Trans>SKUs</Trans>, cell: ({ skus }) => skus, align: 'end', isExtra: true },
  { id: 'for', head: <Trans>For</Trans>, cell: (one) => <Goods reduction={one} />, isExtra: true },
  {
    id: 'starts_at',
    isExtra: true,
    head: <Trans>Starts</Trans>,
    cell: ({ starts_at }) => <ReductionTime at={starts_at} time_zone={time_zone} />,
    align: 'end',
  },
  {
    id: 'ends_at',
    card: 'when',
    isNamed: true,
    head: <Trans>Ends</Trans>,
    cell: ({ ends_at }) => <ReductionTime at={ends_at} time_zone={time_zone} />,
    align: 'end',
  },
]

function Goods({ reduction: { category, off_100 } }: { reduction: ListedReduction }) {
  const nameOf = useCategoryName()
  if (category !== null) return nameOf(category)
  return off_100 === null ? <Trans>Chosen SKUs</Trans> : <Trans>Chosen products</Trans>
}
