import { useRead } from '../../api/use-read.ts'
import { useWish } from '../../api/use-wish.ts'
import { useSession } from '../../session/use-session.ts'

/** Whether the shopper follows a shop, and a function to change it. */
export function useFollowed(shop_id: string) {
  const { token } = useSession()
  const ask = { shop_ids: shop_id }
  const { data: isFollowed = false } = useRead('GET /api/user/marks', ask, {
    enabled: token !== undefined,
    select: ({ followed }) => followed.includes(shop_id),
  })
  const follow = useWish({
    read: 'GET /api/user/marks',
    ask,
    reply: (isSo) => ({ liked: [], followed: isSo ? [shop_id] : [] }),
    write: 'POST /api/shop/follow',
    sent: (followed) => ({ shop_ids: [shop_id], followed }),
  })
  return { isFollowed, follow }
}
