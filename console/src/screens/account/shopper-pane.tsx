import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { ReasonDialog } from '../../forms/reason-dialog.tsx'
import { useAction } from '../../forms/use-action.ts'
import { Link } from '../../navigation/link.tsx'
import { useMay } from '../../session/use-session.ts'
import { FilterTabs } from '../../ui/form/filter-tabs.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { DetailPane } from '../../ui/layout/detail-pane.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { PayOutButton } from './pay-out.tsx'
import type { Shopper } from './shopper.ts'
import { ShopperEvents } from './shopper-events.tsx'
import { ShopperOrders } from './shopper-orders.tsx'
import { ShopperProfile } from './shopper-profile.tsx'
import css from './shoppers.module.css'

type Tab = 'profile' | 'orders' | 'events'

/** One shopper: profile and wallet, orders, log-ins, and the actions of customer service. */
export function ShopperPane({ user_id, onClose }: { user_id: string; onClose: () => void }) {
  const { t } = useLingui()
  const query = useRead('GET /api/admin/shopper/detail', { user_id })
  const shopper = query.data
  const may = useMay('support')
  const seesToMoney = useMay('finance')
  const [tab, setTab] = useState<Tab>('profile')
  return (
    <DetailPane
      title={shopper?.account ?? t`Shopper`}
      mark={
        shopper?.invitation && !shopper.blocked_at ? (
          <StatusBadge tone="wait">
            <Trans>Invited</Trans>
          </StatusBadge>
        ) : (
          shopper?.blocked_at && (
            <StatusBadge tone="bad">{shopper.deleted_at ? <Trans>Deleted</Trans> : <Trans>Blocked</Trans>}</StatusBadge>
          )
        )
      }
      actions={
        shopper &&
        !shopper.deleted_at && (
          <>
            {may && <ShopperActions shopper={shopper} />}
            {seesToMoney && <PayOutButton shopper={shopper} />}
          </>
        )
      }
      onClose={onClose}
      query={query}
    >
      {shopper && (
        <>
          <div className={css.tabs}>
            <FilterTabs
              label={t`Sections`}
              value={tab}
              options={[
                { value: 'profile', label: t`Profile` },
                { value: 'orders', label: t`Orders` },
                { value: 'events', label: t`Sessions` },
              ]}
              onChange={setTab}
            />
          </div>
          {tab === 'profile' && <ShopperProfile shopper={shopper} />}
          {tab === 'orders' && <ShopperOrders user_id={user_id} />}
          {tab === 'events' && <ShopperEvents shopper={shopper} />}
        </>
      )}
    </DetailPane>
  )
}

/** Mails a customer of the former system another invitation. */
function InviteButton({ user_id }: { user_id: string }) {
  const { t } = useLingui()
  const inviting = useAction('POST /api/admin/shopper/invite')
  async function invite() {
    if (await inviting.run({ user_id })) toast.success(t`Invitation queued`)
  }
  return (
    <Button variant="default" loading={inviting.isBusy} onClick={() => void invite()}>
      <Trans>Invite again</Trans>
    </Button>
  )
}

type Action = 'block' | 'unblock' | 'unlock' | 'end'

function ShopperActions({ shopper }: { shopper: Shopper }) {
  const { t } = useLingui()
  const [action, setAction] = useState<Action>()
  const close = () => setAction(undefined)
  const { user_id, payment_code, blocked_at, sessions } = shopper
  return (
    <>
      <Button variant="default" component={Link} to={`/messages/${user_id}`}>
        <Trans>Messages</Trans>
      </Button>
      {shopper.invitation && <InviteButton user_id={user_id} />}
      {payment_code.wrong_tries > 0 && !payment_code.must_reset && (
        <Button variant="default" onClick={() => setAction('unlock')}>
          <Trans>Unlock payment code</Trans>
        </Button>
      )}
      {sessions.length > 0 && (
        <Button variant="default" onClick={() => setAction('end')}>
          <Trans>Log out everywhere</Trans>
        </Button>
      )}
      {blocked_at ? (
        <Button onClick={() => setAction('unblock')}>
          <Trans>Unblock</Trans>
        </Button>
      ) : (
        <Button color="red" onClick={() => setAction('block')}>
          <Trans>Block</Trans>
        </Button>
      )}
      {action === 'block' && (
        <ReasonDialog
          call="POST /api/admin/shopper/block"
          inputOf={(reason) => ({ user_id, reason })}
          title={t`Block this shopper?`}
          note={
            <Trans>
              They’re logged out right away and can’t log in, pay or withdraw. Open orders continue. The shopper won’t
              see the reason.
            </Trans>
          }
          confirm={<Trans>Block</Trans>}
          after={() => toast.success(t`Shopper blocked`)}
          onClose={close}
        />
      )}
      {action === 'unblock' && (
        <ReasonDialog
          call="POST /api/admin/shopper/unblock"
          inputOf={(reason) => ({ user_id, reason })}
          title={t`Unblock this shopper?`}
          confirm={<Trans>Unblock</Trans>}
          isDangerous={false}
          after={() => toast.success(t`Shopper unblocked`)}
          onClose={close}
        />
      )}
      {action === 'unlock' && (
        <ReasonDialog
          call="POST /api/admin/shopper/unlock_code"
          inputOf={(reason) => ({ user_id, reason })}
          title={t`Unlock payment code?`}
          note={<Trans>Describe how the shopper proved who they are.</Trans>}
          confirm={<Trans>Unlock</Trans>}
          isDangerous={false}
          after={() => toast.success(t`Payment code unlocked`)}
          onClose={close}
        />
      )}
      {action === 'end' && (
        <ConfirmDialog
          call="POST /api/admin/shopper/end_sessions"
          input={{ user_id }}
          title={t`Log this shopper out everywhere?`}
          confirm={<Trans>Log out</Trans>}
          isDangerous
          after={() => toast.success(t`Shopper logged out`)}
          onClose={close}
        />
      )}
    </>
  )
}
