import type { ChatMessage } from '@sampan/contract'
import { MESSAGES_PAGE } from '@sampan/contract/rules'
import { pagesKey } from '@sampan/front/reads'
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { readNow } from './use-read-now.ts'

const NAME = 'GET /api/service/messages'
const KEY = pagesKey(NAME)
type PageEnd = { before?: string }
/** The pages of the chat. The latest page is first; within a page the oldest message is first. */
type Pages = InfiniteData<ChatMessage[], PageEnd>

/** The number of the shopper's last messages whose read receipts are polled. */
const WATCHED = MESSAGES_PAGE / 2

const isUnread = ({ from, read_at }: ChatMessage) => from === 'me' && read_at === null

/**
 * The position after which messages are polled: the last known message. If a recent message of the shopper is unread,
 * it is the message before the unread message, so that polls also return the unread message and show when it is read.
 * If no message comes before the unread message, the latest page is read.
 */
function pollCursor(latest: readonly ChatMessage[]): { after?: string } {
  const start = Math.max(0, latest.length - WATCHED)
  const unread = latest.slice(start).findIndex(isUnread)
  const lastRead = latest[unread < 0 ? latest.length - 1 : start + unread - 1]
  return lastRead ? { after: lastRead.message_id } : {}
}

function mergeMessages(latest: readonly ChatMessage[], newer: readonly ChatMessage[]): ChatMessage[] {
  const news = new Map(newer.map((message) => [message.message_id, message]))
  const updated = latest.map((message) => {
    const now = news.get(message.message_id) ?? message
    news.delete(message.message_id)
    return now
  })
  return [...updated, ...news.values()]
}

/**
 * Polls once, and adds new messages to the pages read so far.
 * @returns whether there are new messages.
 */
async function fetchNew(client: QueryClient): Promise<boolean> {
  const [latest] = client.getQueryData<Pages>(KEY)?.pages ?? []
  if (!latest) return false
  const last_id = latest.at(-1)?.message_id
  const newest = await readNow(client, NAME, pollCursor(latest), { refetch: true })
  const last = newest.findIndex(({ message_id }) => message_id === last_id)
  // There are more new messages than fit in a page, so messages are missing between the known pages and this page.
  const isGap = last_id !== undefined && last < 0 && pollCursor(latest).after === undefined
  const newest_messages = isGap ? await readNow(client, NAME, { after: last_id }, { refetch: true }) : newest
  client.setQueryData<Pages>(KEY, (pages) => {
    const [firstPage, ...older] = pages?.pages ?? []
    return pages && firstPage && { ...pages, pages: [mergeMessages(firstPage, newest_messages), ...older] }
  })
  const isNew = newest_messages.some((message) => !latest.some(({ message_id }) => message_id === message.message_id))
  return newest_messages.length >= MESSAGES_PAGE && isNew ? fetchNew(client) : isNew
}

/**
 * Reads the chat with customer service, oldest message first. Older pages are loaded on demand; `poll` polls for
 * new messages.
 */
export function useChatPages() {
  const client = useQueryClient()
  const query = useInfiniteQuery<ChatMessage[], Error, Pages, readonly unknown[], PageEnd>({
    queryKey: KEY,
    initialPageParam: {},
    // A page that is not full is the last page. The first page may have more messages than a full page, because polling
    // adds messages to it.
    getNextPageParam: (page) => (page.length >= MESSAGES_PAGE ? { before: page[0]?.message_id ?? '' } : undefined),
  })
  const pages = query.data?.pages
  const messages = useMemo(() => pages?.toReversed().flat(), [pages])
  const polling = useRef<Promise<boolean>>(undefined)
  // One poll at a time: two polls from the same place would add the same messages.
  const poll = useCallback((): Promise<boolean> => {
    polling.current = (polling.current ?? Promise.resolve(false)).catch(() => false).then(() => fetchNew(client))
    return polling.current
  }, [client])
  return {
    messages,
    hasOlder: query.hasNextPage,
    isLoadingOlder: query.isFetchingNextPage,
    failed: query.isError,
    onOlder: () => void query.fetchNextPage({ cancelRefetch: false }),
    onRetry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    poll,
  }
}
