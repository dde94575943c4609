import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { usePages } from '@sampan/front/use-pages'
import type { ReactNode } from 'react'
import { useCategoryName } from '../../features/catalogue/use-category-name.ts'
import { go } from '../../navigation/address.ts'
import { Link } from '../../navigation/link.tsx'
import type { ScreenProps } from '../../navigation/route.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panes } from '../../ui/layout/panes.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { nameList } from '../../ui/text/name-list.ts'
import { MomentText } from '../../ui/time/moment-text.tsx'
import { PromoPane } from './promo-pane.tsx'
import { type Promo, PromoState, Uses, valueText } from './promo-state.tsx'

/** Part of the URL for a new code. Codes never contain this character. */
const NEW = '+'

const open = ({ code }: Promo, text: ReactNode) => <Link to={`/promos/${code}`}>{text}</Link>

/** Promo codes, with the open code next to the list. */
export default function Promos({ params: { code } }: ScreenProps) {
  const { t } = useLingui()
  const list = usePages('GET /api/admin/promo/list')
  return (
    <Panes
      list={
        <>
          <PageHeader title={<Trans>Promo codes</Trans>}>
            <Button onClick={() => go(`/promos/${NEW}`)}>
              <Trans>New promo code</Trans>
            </Button>
          </PageHeader>
          <DataTable
            {...list}
            label={t`Promo codes`}
            keyOf={(promo) => promo.code}
            columns={COLUMNS}
            open={open}
            openKey={code}
            empty={<Empty title={<Trans>No promo codes yet</Trans>} />}
          />
        </>
      }
      detail={code && <PromoPane key={code} code={code === NEW ? undefined : code} onClose={() => go('/promos')} />}
    />
  )
}

const COLUMNS: readonly Column<Promo>[] = [
  { id: 'code', head: <Trans context="promo code">Code</Trans>, cell: ({ code }) => code },
  { id: 'state', card: 'status', head: <Trans>Status</Trans>, cell: (promo) => <PromoState promo={promo} /> },
  { id: 'value', card: 'sum', head: <Trans>Discount</Trans>, cell: valueText, align: 'end' },
  {
    id: 'minimum',
    head: <Trans>Minimum spend</Trans>,
    cell: ({ minimum_cents }) => (minimum_cents > 0 ? <MoneyText cents={minimum_cents} /> : '–'),
    align: 'end',
  },
  {
    id: 'uses',
    card: 'about',
    isNamed: true,
    head: <Trans>Uses</Trans>,
    cell: (promo) => <Uses promo={promo} />,
    align: 'end',
  },
  { id: 'goods', head: <Trans>For</Trans>, cell: (promo) => <Goods promo={promo} />, isExtra: true },
  {
    id: 'listed',
    head: <Trans>Shown to shoppers</Trans>,
    cell: ({ listed }) => (listed ? <Trans>Yes</Trans> : <Trans>No</Trans>),
    isExtra: true,
  },
  {
    id: 'starts_at',
    head: <Trans>Starts</Trans>,
    cell: ({ starts_at }) => <MomentText at={starts_at} as="day" />,
    align: 'end',
    isExtra: true,
  },
  {
    id: 'ends_at',
    card: 'when',
    isNamed: true,
    head: <Trans>Ends</Trans>,
    cell: ({ ends_at }) =>
      ends_at === null ? <Trans context="end">Never</Trans> : <MomentText at={ends_at} as="day" />,
    align: 'end',
  },
]

/** Short text of the goods that the code covers. */
function Goods({ promo: { product_ids, categories } }: { promo: Promo }) {
  const { i18n } = useLingui()
  const nameOf = useCategoryName()
  const count = product_ids.length
  if (count + categories.length === 0) return <Trans>All goods</Trans>
  const names = categories.map(nameOf)
  return (
    <>
      {count > 0 && <Plural value={count} one="# product" other="# products" />}
      {count > 0 && names.length > 0 && ' · '}
      {nameList(names, i18n)}
    </>
  )
}
