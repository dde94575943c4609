import { useLingui } from '@lingui/react/macro'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import { useLoginFirst } from '../../navigation/use-login-first.ts'
import { useSession } from '../../session/use-session.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { useFavourite } from './use-favourite.ts'

/** The heart on a product's picture. A visitor who taps it logs in first; then the product is a favourite. */
export function FavouriteButton({ product_id, title }: { product_id: string; title: string }) {
  const { t } = useLingui()
  const { token } = useSession()
  const logInFirst = useLoginFirst()
  const { isFavourite, setFavourite } = useFavourite(product_id)
  const tap = () => (token ? void setFavourite(!isFavourite) : logInFirst({ product_id }))
  return (
    <IconButton label={t`Save ${title}`} tone="float" pressed={isFavourite} onClick={tap}>
      <IconHeart aria-hidden="true" />
    </IconButton>
  )
}
