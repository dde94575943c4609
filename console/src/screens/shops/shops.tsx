import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import type { ReplyTo } from '../../api/reads.ts'
import { usePages } from '../../api/use-pages.ts'
import { go } from '../../navigation/address.ts'
import { Link } from '../../navigation/link.tsx'
import type { ScreenProps } from '../../navigation/route.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panes } from '../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { languageTag } from '../../ui/text/language-tag.ts'
import { wordsFor } from '../../ui/text/texts.ts'
import { MomentText } from '../../ui/time/moment-text.tsx'
import { ShopPane } from './shop-pane.tsx'

type Row = ReplyTo<'GET /api/admin/shop/list'>['items'][number]

/** The address of the pane for a shop that is to be made: no id has a sign like this. */
const NEW = '+'

const open = ({ shop_id }: Row, text: ReactNode) => <Link to={`/shops/${shop_id}`}>{text}</Link>

/** The shops, and beside them the one that is open, with its freight. */
export default function Shops({ params: { shop_id } }: ScreenProps) {
  const { t, i18n } = useLingui()
  const list = usePages('GET /api/admin/shop/list')
  const tag = languageTag(i18n)
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      { id: 'name', head: <Trans>Shop</Trans>, cell: ({ name }) => wordsFor(name, tag), isWide: true },
      { id: 'shop_id', head: <Trans>ID</Trans>, cell: (shop) => shop.shop_id, isExtra: true },
      {
        id: 'products',
        card: 'about',
        isNamed: true,
        head: <Trans>On sale</Trans>,
        cell: ({ products }) => products,
        align: 'end',
      },
      {
        id: 'founded_at',
        card: 'when',
        isNamed: true,
        head: <Trans>Opened</Trans>,
        cell: ({ founded_at }) => <MomentText at={founded_at} as="near" />,
        align: 'end',
      },
    ],
    [tag],
  )
  return (
    <Panes
      list={
        <>
          <PageHeader title={<Trans>Shops</Trans>}>
            <Button onClick={() => go(`/shops/${NEW}`)}>
              <Trans>New shop</Trans>
            </Button>
          </PageHeader>
          <DataTable
            {...list}
            label={t`Shops`}
            keyOf={(shop) => shop.shop_id}
            columns={columns}
            open={open}
            opened={shop_id}
            empty={<Empty title={<Trans>No shops yet</Trans>} />}
          />
        </>
      }
      detail={
        shop_id && (
          <ShopPane key={shop_id} shop_id={shop_id === NEW ? undefined : shop_id} onClose={() => go('/shops')} />
        )
      }
    />
  )
}
