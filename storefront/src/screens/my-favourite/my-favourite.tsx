import { useLingui } from '@lingui/react/macro'
import { usePages } from '@sampan/front/use-pages'
import { useId, useState } from 'react'
import { EditButton } from '../../features/catalogue/edit-button.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { FavouriteProducts } from './favourite-products.tsx'
import { FollowedShops } from './followed-shops.tsx'

const PARTS = ['products', 'shops'] as const
type Part = (typeof PARTS)[number]

/** The shopper's favourite products and followed shops. Several can be removed together. */
export default function MyFavouriteScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const visits = useVisits()
  const panel = useId()
  const of = PARTS.find((part) => part === search.get('of')) ?? 'products'
  const likes = usePages('GET /api/user/like_list', undefined, { enabled: of === 'products' })
  const follows = usePages('GET /api/user/follow_list', undefined, { enabled: of === 'shops' })
  const [editedPart, setEditedPart] = useState<Part | null>(null)
  const hasItems = ((of === 'products' ? likes : follows).items?.length ?? 0) > 0
  const isEditing = editedPart === of && hasItems
  const labels = { products: t`Products`, shops: t`Shops` }
  return (
    <Page wide>
      <TopBar
        title={t`Favourites`}
        onBack={visits.back}
        end={
          hasItems && (
            <EditButton
              label={of === 'products' ? t`Edit favourites` : t`Edit followed shops`}
              isEditing={isEditing}
              onEdit={(edits) => setEditedPart(edits ? of : null)}
            />
          )
        }
      />
      <Tabs
        sticky
        label={t`Favourites`}
        tabs={PARTS.map((value) => ({ value, label: labels[value] }))}
        value={of}
        onChange={(next) => void visits.go(`?of=${next}`, { replace: true })}
        panel={panel}
      />
      {of === 'products' && <FavouriteProducts id={panel} list={likes} isEditing={isEditing} />}
      {of === 'shops' && <FollowedShops id={panel} list={follows} isEditing={isEditing} />}
    </Page>
  )
}
