import { useRead } from '@sampan/front/use-read'
import { useOptimisticToggle } from '../../api/use-optimistic-toggle.ts'
import { rememberMark } from '../../navigation/use-login-first.ts'
import { useSession } from '../../session/use-session.ts'

/** Whether the shopper follows a shop, and a function to change it. */
export function useFollowed(shop_id: string) {
  const { token } = useSession()
  const input = { shop_ids: shop_id }
  const { data: isFollowed = false } = useRead('GET /api/user/marks', input, {
    enabled: token !== undefined,
    select: ({ followed }) => followed.includes(shop_id),
  })
  const follow = useOptimisticToggle({
    readName: 'GET /api/user/marks',
    input,
    reply: (isSo) => ({ liked: [], followed: isSo ? [shop_id] : [] }),
    write: 'POST /api/shop/follow',
    inputOf: (isFollowed) => ({ shop_ids: [shop_id], followed: isFollowed }),
    onSignedOut: () => rememberMark({ shop_id }),
  })
  return { isFollowed, follow }
}
