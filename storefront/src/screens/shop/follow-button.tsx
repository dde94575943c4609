import { Trans, useLingui } from '@lingui/react/macro'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useLoginFirst } from '../../navigation/use-login-first.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/layer/toast.ts'
import icon from '../../ui/media/icon.module.css'
import { useFollowed } from './use-followed.ts'

/** The button that follows or unfollows the shop. A visitor logs in first; then the shop is followed. */
export function FollowButton({ shop_id }: { shop_id: string }) {
  const { t } = useLingui()
  const { token } = useSession()
  const logInFirst = useLoginFirst()
  const { isFollowed, follow } = useFollowed(shop_id)
  const tap = async () => {
    if (!token) return logInFirst({ shop_id })
    if (await follow(!isFollowed)) toast.success(t`Follow Success`)
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
