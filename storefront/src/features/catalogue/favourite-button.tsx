import { useLingui } from '@lingui/react/macro'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import { usePlace, useVisits } from '../../navigation/visits.ts'
import { useSession } from '../../session/use-session.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { useFavourite } from './use-favourite.ts'

/** The heart on a product's picture. A visitor who taps it logs in first, and then returns to this screen. */
export function FavouriteButton({ product_id, title }: { product_id: string; title: string }) {
  const { t } = useLingui()
  const { token } = useSession()
  const visits = useVisits()
  const { path, search } = usePlace()
  const { isFavourite, setFavourite } = useFavourite(product_id)
  const tap = () => {
    if (token) return void setFavourite(!isFavourite)
    toast.show(t`Please login first`)
    void visits.go(`/login?next=${encodeURIComponent(search ? `${path}?${search}` : path)}`)
  }
  return (
    <IconButton label={t`Save ${title}`} tone="float" pressed={isFavourite} onClick={tap}>
      <IconHeart aria-hidden="true" />
    </IconButton>
  )
}
