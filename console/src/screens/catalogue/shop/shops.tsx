import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { usePages } from '@sampan/front/use-pages'
import { type ReactNode, useMemo, useState } from 'react'
import { useAllShops } from '../../../api/use-all-shops.ts'
import { useTask } from '../../../forms/use-task.ts'
import { go, useFilters } from '../../../navigation/address.ts'
import { Link } from '../../../navigation/link.tsx'
import type { ScreenProps } from '../../../navigation/route.ts'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { Filters } from '../../../ui/layout/filters.tsx'
import { NothingFound } from '../../../ui/layout/nothing-found.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { textFor } from '../../../ui/text/texts.ts'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { FreightManyDialog } from './freight-many-dialog.tsx'
import { ShopPane } from './shop-pane.tsx'

type Row = ReplyTo<'GET /api/admin/shop/list'>['items'][number]

/** Part of the URL for a new shop. Ids never contain this character. */
const NEW = '+'

const open = ({ shop_id }: Row, text: ReactNode) => <Link to={`/shops/${shop_id}`}>{text}</Link>

const START = { keyword: '' }

type Many = { shop_ids: readonly string[]; after: () => void }

/** The shops, with the open shop and its freight next to the list. */
export default function Shops({ params: { shop_id } }: ScreenProps) {
  const { t, i18n } = useLingui()
  const {
    filters: { keyword },
    set,
  } = useFilters(START)
  const [many, setMany] = useState<Many>()
  const list = usePages('GET /api/admin/shop/list', keyword ? { keyword } : {})
  const tag = languageTag(i18n)
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      { id: 'name', head: <Trans>Shop</Trans>, cell: ({ name }) => textFor(name, tag), isWide: true },
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
            <FreightOfAll keyword={keyword} onRead={(shop_ids) => setMany({ shop_ids, after: () => undefined })} />
            <Button onClick={() => go(`/shops/${NEW}`)}>
              <Trans>New shop</Trans>
            </Button>
          </PageHeader>
          <Filters>
            <SearchField label={t`Name or ID`} value={keyword} onChange={(next) => set({ keyword: next })} />
          </Filters>
          <DataTable
            {...list}
            label={t`Shops`}
            keyOf={(shop) => shop.shop_id}
            columns={columns}
            open={open}
            openKey={shop_id}
            bulk={(rows, clear) => (
              <Button onClick={() => setMany({ shop_ids: rows.map((row) => row.shop_id), after: clear })}>
                <Trans>Set shipping costs</Trans>
              </Button>
            )}
            empty={<NothingFound typed={keyword} title={<Trans>No shops yet</Trans>} />}
          />
          {many && (
            <FreightManyDialog
              shop_ids={many.shop_ids}
              onClose={() => setMany(undefined)}
              onSet={() => {
                setMany(undefined)
                many.after()
              }}
            />
          )}
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

type OfAllProps = { keyword: string; onRead: (shop_ids: string[]) => void }

/** Reads all pages of the filtered list, to set the freight of these shops. */
function FreightOfAll({ keyword, onRead }: OfAllProps) {
  const { run, isBusy } = useTask()
  const readAll = useAllShops()
  async function read() {
    const ids = await readAll(keyword)
    if (ids.length > 0) onRead(ids)
  }
  return (
    <Button variant="default" loading={isBusy} onClick={() => void run(read)}>
      {keyword ? <Trans>Shipping for all results</Trans> : <Trans>Shipping for all shops</Trans>}
    </Button>
  )
}
