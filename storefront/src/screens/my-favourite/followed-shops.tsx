import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { usePages } from '@sampan/front/use-pages'
import { useSend } from '../../api/use-send.ts'
import { PickedProducts } from '../../features/catalogue/picked-products.tsx'
import { useRemoval } from '../../features/catalogue/use-removal.ts'
import { ShopCard } from '../../features/shop/shop-card.tsx'
import columns from '../../features/shop/shop-columns.module.css'
import { ShopsSkeleton } from '../../features/shop/shop-skeletons.tsx'
import { confirm } from '../../ui/layer/layer-requests.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { TabPanel } from '../../ui/layout/tabs.tsx'
import { EditFooter } from '../../ui/list/edit-footer.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'
import { Selectable } from '../../ui/list/selectable.tsx'
import { useSelection } from '../../ui/list/use-selection.ts'

type Props = { id: string; list: ReturnType<typeof usePages<'GET /api/user/follow_list'>>; isEditing: boolean }

export function FollowedShops({ id, list, isEditing }: Props) {
  const { t } = useLingui()
  const follow = useSend('POST /api/shop/follow')
  const { isBusy, remove } = useRemoval({
    send: (shop_ids) => follow.send({ shop_ids, followed: false }),
    onRefresh: list.onRefresh,
  })
  const { selected, isSelected, select, all } = useSelection(list.items?.map((shop) => shop.shop_id) ?? [])
  const count = selected.length
  async function askAndRemove() {
    const title = t`${plural(count, { one: 'Unfollow # shop?', other: 'Unfollow # shops?' })}`
    if (await confirm({ title, yes: t`Unfollow`, tone: 'bad' })) await remove(selected)
  }
  return (
    <>
      <TabPanel id={id} label={t`Shops`} headed>
        <div className={columns.columns}>
          <PullList
            {...list}
            keyOf={(shop) => shop.shop_id}
            layout="grid"
            skeleton={<ShopsSkeleton />}
            empty={<NoShops />}
          >
            {(shop) => (
              <Selectable
                isEditing={isEditing}
                label={shop.name}
                selected={isSelected(shop.shop_id)}
                onSelect={(isSelected) => select(shop.shop_id, isSelected)}
              >
                <ShopCard shop={shop} />
              </Selectable>
            )}
          </PullList>
        </div>
        {list.items?.length === 0 && <PickedProducts />}
      </TabPanel>
      {isEditing && (
        <EditFooter
          {...all}
          label={t`${plural(count, { one: 'Unfollow # shop', other: 'Unfollow # shops' })}`}
          count={count}
          busy={isBusy}
          onRemove={() => void askAndRemove()}
        />
      )}
    </>
  )
}

const NoShops = () => (
  <Empty
    title={<Trans>You’re not following any shops yet</Trans>}
    text={<Trans>Follow a shop to see what’s new.</Trans>}
    link={{ href: '/shop', text: <Trans>All shops</Trans> }}
  />
)
