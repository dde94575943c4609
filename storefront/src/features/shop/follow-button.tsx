import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../../call.ts'
import { usePlace, useVisits } from '../../navigation/visits.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import icon from '../../ui/icon.module.css'
import { toast } from '../../ui/toast.ts'
import { followedQuery, useFollow } from './follow-queries.ts'

/** Follows the shop. A visitor is led to the login and comes back here. */
export function FollowButton({ shop_id }: { shop_id: string }) {
  const { t } = useLingui()
  const { token } = useSession()
  const visits = useVisits()
  const { path, search } = usePlace()
  const { data: isFollowed = false } = useQuery({
    ...followedQuery(useCall(), shop_id),
    enabled: token !== undefined,
  })
  const follow = useFollow(shop_id)
  const tap = async () => {
    if (token) {
      if (await follow(!isFollowed)) toast.success(t`Follow Success`)
      return
    }
    toast.show(t`Please login first`)
    void visits.go(`/login?next=${encodeURIComponent(search ? `${path}?${search}` : path)}`)
  }
  const Mark = isFollowed ? IconCheck : IconPlus
  return (
    <Button
      wide
      tone={isFollowed ? 'plain' : 'filled'}
      aria-pressed={isFollowed}
      onClick={tap}
      icon={<Mark className={icon.small} aria-hidden="true" />}
    >
      {isFollowed ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  )
}
