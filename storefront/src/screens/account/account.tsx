import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@sampan/contract'
import { nameText } from '@sampan/contract/person-name'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { useState } from 'react'
import { AccountText } from '../../features/account/account-text.tsx'
import { useUser } from '../../features/account/use-user.ts'
import { PickedProducts } from '../../features/catalogue/picked-products.tsx'
import { useSession } from '../../session/use-session.ts'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { useLoaded } from '../../ui/layer/use-loaded.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { useWide } from '../../ui/layout/use-wide.ts'
import { SkeletonRows } from '../../ui/loading/skeleton.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import typography from '../../ui/styles/typography.module.css'
import css from './account.module.css'
import { BalanceCard } from './balance-card.tsx'
import { MyMenu, SellerMenu } from './my-menu.tsx'
import { MyOrders } from './my-orders.tsx'
import { PartHead } from './part-head.tsx'
import { UnpaidRow } from './unpaid-row.tsx'

const loadLatest = () => import('./latest.tsx')

export default function AccountScreen() {
  const { data: user, isError, refetch } = useUser()
  const isSettled = user !== undefined || isError
  const isWide = useWide()
  const [isLatestSettled, setLatestSettled] = useState(false)
  return (
    <Page tabbed wide>
      {isWide ? (
        <TopBar title={<Trans>Overview</Trans>} variant="big" />
      ) : (
        <Head hasNews={(user?.unread_count ?? 0) > 0} />
      )}
      <div className={css.body}>
        {isError && !user && <Failed onRetry={() => void refetch()} />}
        <BalanceCard
          balance_cents={user?.balance_cents}
          held_cents={user?.held_cents ?? 0}
          disputed_cents={user?.disputed_cents ?? 0}
        />
        {isSettled ? (
          <Mine user={user} isWide={isWide} isComplete={isLatestSettled} onLatest={() => setLatestSettled(true)} />
        ) : (
          <SkeletonRows />
        )}
      </div>
      {/* The picked products are rendered last, because the parts above grow while they load and would push them down. */}
      {isSettled && (isLatestSettled || !isWide) && <PickedProducts />}
    </Page>
  )
}

type MineProps = {
  user: UserInfo | undefined
  isWide: boolean
  /** Whether the latest transactions and notices, which are above the rest in a wide window, have their final height. */
  isComplete: boolean
  onLatest: () => void
}

/**
 * Orders and menu. Not rendered before the user is loaded, because the row about unpaid orders is at the top. In a wide
 * window the frame contains the menu, so the latest transactions and notices are shown here instead.
 */
function Mine({ user, isWide, isComplete, onLatest }: MineProps) {
  const latest = useLoaded(loadLatest, isWide)
  return (
    <>
      <div className={css.orders}>
        <UnpaidRow count={user?.order_counts['0'] ?? 0} />
        <Card as="section">
          <PartHead title={<Trans>My orders</Trans>} all={<Trans>All</Trans>} href="/myPurchases" />
          <MyOrders counts={user?.order_counts ?? {}} />
        </Card>
      </div>
      {isWide && latest && <latest.Latest onSettled={onLatest} />}
      {!isWide && (
        <MyMenu
          likes={user?.counts.likes ?? 0}
          view_count={user?.counts.history ?? 0}
          unread_messages={user?.unread_messages ?? 0}
          has_payment_code={user?.has_payment_code}
        />
      )}
      {(isComplete || !isWide) && <SellerMenu />}
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const again = (
    <Button tone="quiet" size="small" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  )
  return (
    <Note tone="bad" action={again}>
      <Trans>We couldn’t load this</Trans>
    </Note>
  )
}

function Head({ hasNews }: { hasNews: boolean }) {
  const { t } = useLingui()
  const { user } = useSession()
  const name = user ? nameText(user) : ''
  return (
    <header className={css.me}>
      <Anchor href="/profile" className={css.who}>
        <Avatar name={name} src={user?.avatar_url} size="large" />
        <div className={css.text}>
          <h1 className={`${typography.title2} ${typography.clamp2}`}>{name}</h1>
          <span className={`${typography.small} ${typography.t2}`}>
            {user && <AccountText account={user.account} />}
          </span>
        </div>
      </Anchor>
      <IconButton label={hasNews ? t`Unread notifications` : t`Notifications`} href="/notification" dot={hasNews}>
        <IconBell aria-hidden="true" />
      </IconButton>
      <IconButton label={t`Settings`} href="/setting">
        <IconSettings aria-hidden="true" />
      </IconButton>
    </header>
  )
}
