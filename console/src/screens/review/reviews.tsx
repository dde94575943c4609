import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { useFilters } from '../../navigation/address.ts'
import type { ScreenProps } from '../../navigation/route.ts'
import { useRowLink } from '../../navigation/use-row-link.tsx'
import { FilterTabs } from '../../ui/form/filter-tabs.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { countSet, Filters } from '../../ui/layout/filters.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panes } from '../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import { ReviewPane } from './review-pane.tsx'

const START = { show: 'unanswered', score: '' }
type Row = ReplyTo<'GET /api/admin/review/list'>['items'][number]

const columns: readonly Column<Row>[] = [
  { id: 'product', head: <Trans>Product</Trans>, cell: (review) => review.product_title },
  { id: 'score', card: 'sum', head: <Trans>Stars</Trans>, cell: (review) => `${review.product_score} / 5` },
  {
    id: 'status',
    card: 'status',
    head: <Trans>Status</Trans>,
    cell: (review) => <ReviewBadge review={review} />,
    isExtra: true,
  },
  { id: 'content', card: 'about', head: <Trans>Review</Trans>, cell: (review) => review.content, isWide: true },
  {
    id: 'created_at',
    card: 'when',
    head: <Trans>Posted</Trans>,
    cell: (review) => <MomentText at={review.created_at} as="near" />,
    align: 'end',
  },
]

function ReviewBadge({ review: { hidden_at, reply } }: { review: Row }) {
  if (hidden_at)
    return (
      <StatusBadge tone="calm">
        <Trans>Hidden</Trans>
      </StatusBadge>
    )
  return reply === null ? (
    <StatusBadge tone="wait">
      <Trans>No reply yet</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge tone="good">
      <Trans>Replied</Trans>
    </StatusBadge>
  )
}

const QUERIES = { unanswered: { unanswered: 'true' }, hidden: { hidden: 'true' }, all: {} } as const
const SCORES = ['', '1', '2', '3', '4', '5']

const pathOf = (review: Row) => `/reviews/${review.review_id}`

/** Reviews, those without a reply first, with the open review next to the list. */
export default function Reviews({ params: { review_id } }: ScreenProps) {
  const { t } = useLingui()
  const { filters, set, addressOf } = useFilters(START)
  const query = QUERIES[filters.show as keyof typeof QUERIES] ?? QUERIES.unanswered // the URL may have any value
  const score = SCORES.includes(filters.score) ? filters.score : ''
  const list = usePages('GET /api/admin/review/list', { ...query, ...(score && { score }) })
  const open = useRowLink(pathOf, addressOf)
  return (
    <Panes
      list={
        <>
          <PageHeader title={<Trans>Reviews</Trans>} />
          <Filters
            set={countSet([score])}
            more={
              <FilterTabs
                label={t`Stars`}
                value={score}
                options={SCORES.map((value) => ({ value, label: value === '' ? t`All stars` : `${value} ★` }))}
                onChange={(score) => set({ score })}
              />
            }
          >
            <FilterTabs
              label={t`Status`}
              value={filters.show}
              options={[
                { value: 'unanswered', label: t`No reply yet` },
                { value: 'hidden', label: t`Hidden` },
                { value: 'all', label: t`All` },
              ]}
              onChange={(show) => set({ show })}
            />
          </Filters>
          <DataTable
            {...list}
            label={t`Reviews`}
            keyOf={(review) => review.review_id}
            columns={columns}
            open={open}
            openKey={review_id}
            empty={<Empty title={<Trans>No reviews here</Trans>} />}
          />
        </>
      }
      detail={
        review_id && <ReviewPane key={review_id} review_id={review_id} onClose={() => set({}, { path: '/reviews' })} />
      }
    />
  )
}
