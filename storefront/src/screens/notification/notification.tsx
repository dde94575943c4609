import { Trans, useLingui } from '@lingui/react/macro'
import type { Notice } from '@sampan/contract'
import type { NoticeTopic } from '@sampan/contract/rules'
import { usePages } from '@sampan/front/use-pages'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { useId, useMemo, useState } from 'react'
import { useSend } from '../../api/use-send.ts'
import { EmptyWithPicks } from '../../features/catalogue/empty-with-picks.tsx'
import { NoticeRow } from '../../features/notice/notice-row.tsx'
import { useReadNotice } from '../../features/notice/use-read-notice.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Rows } from '../../ui/layout/rows.tsx'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'
import { SkeletonBoxes } from '../../ui/loading/skeleton-boxes.tsx'
import layout from '../../ui/styles/layout.module.css'
import { byDay, dayHeading } from '../../ui/time/by-day.ts'
import bell from './bell.webp'
import { FILTERS, type Filter, filterText } from './notice-filter.ts'
import { NoticeSettings } from './notice-settings.tsx'
import css from './notification.module.css'

/** The shopper's notices by topic. `?settings=1`, the link of a notice, opens the settings. */
export default function NotificationScreen({ search }: ScreenProps) {
  const { t, i18n } = useLingui()
  const visits = useVisits()
  const panel = useId()
  const [hasSettings, setHasSettings] = useState(false)
  const isLinked = search.get('settings') === '1'
  function closeSettings() {
    setHasSettings(false)
    if (isLinked) void visits.go('/notification', { replace: true })
  }
  const filter = FILTERS.find((topic) => topic === search.get('topic')) ?? 'all'
  const list = useNotices(filter)
  const unread = list.pages?.[0]?.unread
  const countIn = (one: Filter) => (one === 'all' ? sumOf(unread) : (unread?.[one] ?? 0))
  return (
    <Page>
      <TopBar
        title={t`Notifications`}
        onBack={visits.back}
        end={
          <>
            {countIn('all') > 0 && <ReadAll />}
            <IconButton label={t`Notification settings`} onClick={() => setHasSettings(true)}>
              <IconSettings aria-hidden="true" />
            </IconButton>
          </>
        }
      />
      <NoticeSettings open={hasSettings || isLinked} onClose={closeSettings} />
      <Tabs
        sticky
        label={t`Notifications`}
        tabs={FILTERS.map((value) => ({ value, label: filterText(value, i18n), count: countIn(value) }))}
        value={filter}
        onChange={(topic) => void visits.go(`/notification?topic=${topic}`, { replace: true })}
        panel={panel}
      />
      <TabPanel id={panel} label={filterText(filter, i18n)}>
        <Notices key={filter} filter={filter} />
      </TabPanel>
    </Page>
  )
}

const useNotices = (filter: Filter) =>
  usePages('GET /api/user/notifications', filter === 'all' ? {} : { topic: filter })

const sumOf = (unread: Record<NoticeTopic, number> | undefined) =>
  Object.values(unread ?? {}).reduce((sum, count) => sum + count, 0)

function ReadAll() {
  const readAll = useSend('POST /api/user/notifications/read', { repeatable: true })
  return (
    <Button
      tone="quiet"
      size="small"
      busy={readAll.isSending}
      onClick={() => void readAll.send({ all: true }).catch(() => {})}
    >
      <IconChecks className={layout.narrow} aria-hidden="true" />
      <span className={css.markAll}>
        <Trans>Mark all as read</Trans>
      </span>
    </Button>
  )
}

const NOTICES = {
  keyOf: ({ notice_id }: Notice) => notice_id,
  timeOf: ({ created_at }: Notice) => created_at,
}

/** The notices in cards, a card for each day. */
function Notices({ filter }: { filter: Filter }) {
  const { i18n } = useLingui()
  const list = useNotices(filter)
  const { items } = list
  const days = useMemo(() => items && byDay(items, NOTICES), [items])
  const markRead = useReadNotice()
  return (
    <PullList
      {...list}
      items={days}
      keyOf={({ day }) => day}
      skeleton={<NoticesSkeleton />}
      empty={filter === 'favourite' ? <NoFavourites /> : <NoNotices />}
    >
      {({ day, items: notices }) => (
        <section className={css.day}>
          <h2>{dayHeading(day, i18n)}</h2>
          <Rows>
            {notices.map((notice) => (
              <NoticeRow key={notice.notice_id} notice={notice} time="day" onOpen={() => markRead(notice)} />
            ))}
          </Rows>
        </section>
      )}
    </PullList>
  )
}

/** The boxes have the height of a notice of two lines. */
const NoticesSkeleton = () => <SkeletonBoxes boxes={4} className={css.box} />

const NoNotices = () => (
  <EmptyWithPicks
    picture={bell}
    title={<Trans>No notifications yet</Trans>}
    text={<Trans>Updates about your orders and money will show up here. We keep them for 180 days.</Trans>}
    link={{ href: '/order', text: <Trans>See your orders</Trans> }}
  />
)

const NoFavourites = () => (
  <EmptyWithPicks
    picture={bell}
    title={<Trans>No notifications yet</Trans>}
    text={<Trans>Save what you like, and we’ll tell you when the price drops or it’s back in stock.</Trans>}
    link={{ href: '/explore', text: <Trans>Browse products</Trans> }}
  />
)
