import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { usePages } from '@sampan/front/use-pages'
import { useSend } from '../../api/use-send.ts'
import { CardsSkeleton } from '../../features/catalogue/cards-skeleton.tsx'
import { PickedProducts } from '../../features/catalogue/picked-products.tsx'
import { ProductCard } from '../../features/catalogue/product-card.tsx'
import { useRemoval } from '../../features/catalogue/use-removal.ts'
import { confirm } from '../../ui/layer/layer-requests.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { TabPanel } from '../../ui/layout/tabs.tsx'
import { EditFooter } from '../../ui/list/edit-footer.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'
import { Selectable } from '../../ui/list/selectable.tsx'
import { useSelection } from '../../ui/list/use-selection.ts'

type Props = { id: string; list: ReturnType<typeof usePages<'GET /api/user/like_list'>>; isEditing: boolean }

/** Fewer products than this leave most of the screen empty, so that recommendations follow. */
const FEW = 5

/**
 * The favourites. A product whose heart was tapped off stays until the list is reloaded, because the tap may be a
 * mistake.
 */
export function FavouriteProducts({ id, list, isEditing }: Props) {
  const { t } = useLingui()
  const like = useSend('POST /api/product/like')
  const { isBusy, remove } = useRemoval({
    send: (product_ids) => like.send({ product_ids, liked: false }),
    onRefresh: list.onRefresh,
  })
  const { selected, isSelected, select, all } = useSelection(list.items?.map((card) => card.product_id) ?? [])
  const count = selected.length
  async function askAndRemove() {
    const title = t`${plural(count, { one: 'Remove # product from your favourites?', other: 'Remove # products from your favourites?' })}`
    if (await confirm({ title, yes: t`Remove`, tone: 'bad' })) await remove(selected)
  }
  return (
    <>
      <TabPanel id={id} label={t`Products`} headed>
        <PullList
          {...list}
          keyOf={(card) => card.product_id}
          layout="grid"
          skeleton={<CardsSkeleton />}
          empty={<NoFavourites />}
        >
          {(card) => (
            <Selectable
              isEditing={isEditing}
              label={card.title}
              selected={isSelected(card.product_id)}
              onSelect={(isSelected) => select(card.product_id, isSelected)}
            >
              <ProductCard card={card} />
            </Selectable>
          )}
        </PullList>
        {list.items && !list.hasMore && !isEditing && list.items.length < FEW && (
          <PickedProducts without={new Set(list.items.map(({ product_id }) => product_id))} />
        )}
      </TabPanel>
      {isEditing && (
        <EditFooter
          {...all}
          label={t`${plural(count, { one: 'Remove # item from favourites', other: 'Remove # items from favourites' })}`}
          count={count}
          busy={isBusy}
          onRemove={() => void askAndRemove()}
        />
      )}
    </>
  )
}

const NoFavourites = () => (
  <Empty
    title={<Trans>No favourites yet</Trans>}
    text={<Trans>Tap the heart on a product to save it here.</Trans>}
    link={{ href: '/home', text: <Trans>Keep shopping</Trans> }}
  />
)
