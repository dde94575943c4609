import { useRead } from '@sampan/front/use-read'
import { useOptimisticToggle } from '../../api/use-optimistic-toggle.ts'
import { rememberMark } from '../../navigation/use-login-first.ts'
import { useSession } from '../../session/use-session.ts'

const NONE = { liked: [], followed: [] }

/** Whether a product is a favourite of the shopper, and a function to change it. */
export function useFavourite(product_id: string) {
  const { token } = useSession()
  const input = { product_ids: product_id }
  const { data: isFavourite = false } = useRead('GET /api/user/marks', input, {
    enabled: token !== undefined,
    select: ({ liked }) => liked.includes(product_id),
  })
  const setFavourite = useOptimisticToggle({
    readName: 'GET /api/user/marks',
    input,
    reply: (isSo) => ({ ...NONE, liked: isSo ? [product_id] : [] }),
    write: 'POST /api/product/like',
    inputOf: (liked) => ({ product_ids: [product_id], liked }),
    onSignedOut: () => rememberMark({ product_id }),
  })
  return { isFavourite, setFavourite }
}
