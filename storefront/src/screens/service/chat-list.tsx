import { Trans, useLingui } from '@lingui/react/macro'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import {
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Spinner } from '../../ui/button/spinner.tsx'
import { PictureViewer } from '../../ui/layer/picture-viewer.tsx'
import typography from '../../ui/styles/typography.module.css'
import { ChatBubble } from './chat-bubble.tsx'
import type { Line } from './chat-lines.ts'
import css from './chat-list.module.css'
import { messageTimeText } from './message-time-text.ts'
import { useReadMark } from './use-chat.ts'

type Props = {
  lines: readonly Line[]
  hasOlder: boolean
  isLoadingOlder: boolean
  failed: boolean
  onOlder: () => void
  onRetry: () => void
  /** Shown while there is no message. */
  welcome: ReactNode
}

/** Closer to its end than this, the list counts as scrolled to the end. */
const END_PX = 80

/**
 * The messages, in a scroll container whose position counts from its end (0 is the latest message). The list opens at
 * the latest message, stays there when another message arrives, and keeps its position when older messages are added
 * above.
 */
export function ChatList(props: Props) {
  const { lines, welcome } = props
  const { t, i18n } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const [openPicture, setOpenPicture] = useState<string | null>(null)
  const end = useScrollToEnd(box, lines)
  const latest = lines.findLast((line) => line.kind === 'bubble' && line.bubble.from === 'shop')
  useReadMark(end.isThere && latest ? latest.key : undefined)
  return (
    <div className={css.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard, which not every browser does by default */}
      <section ref={box} className={css.box} aria-label={t`Messages`} tabIndex={0} onScroll={end.onScroll}>
        <div className={css.content}>
          {lines.length === 0 && welcome}
          {lines.length > 0 && <OlderMessages {...props} box={box} />}
          <ol className={css.lines}>
            {lines.map((line) =>
              line.kind === 'time' ? (
                <li key={line.key} className={css.time}>
                  {messageTimeText(line.at, i18n)}
                </li>
              ) : (
                <ChatBubble
                  key={line.key}
                  bubble={line.bubble}
                  says_delivery={line.says_delivery}
                  onOpen={setOpenPicture}
                />
              ),
            )}
          </ol>
        </div>
      </section>
      {!end.isThere && (
        <Button className={css.down} size="small" tone={end.hasNews ? 'filled' : 'plain'} onClick={end.go}>
          <IconArrowDown className={css.arrow} aria-hidden="true" />
          {end.hasNews ? <Trans>New messages</Trans> : <Trans>Jump to latest</Trans>}
        </Button>
      )}
      <NewMessageStatus line={latest} />
      <PictureViewer
        label={t({ message: 'Picture', context: 'message' })}
        pictures={openPicture ? [{ src: openPicture, alt: t({ message: 'Picture', context: 'message' }) }] : []}
        at={openPicture ? 0 : null}
        onClose={() => setOpenPicture(null)}
      />
    </div>
  )
}

/** Whether the list is scrolled to its end, and a function that scrolls there. */
function useScrollToEnd(box: RefObject<HTMLElement | null>, lines: readonly Line[]) {
  const [isThere, setIsThere] = useState(true)
  const [seenKey, setSeenKey] = useState<string>()
  const heights = useRef({ all: 0, last: '' })
  const last = lines.at(-1)
  const key = last?.key ?? ''
  const isOwn = last?.kind === 'bubble' && last.bubble.from === 'me'
  const go = () => box.current?.scrollTo({ top: 0 })
  // If a message is added below, the text being read does not move. If the new message is the shopper's own, the list
  // scrolls to it.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { all, last: before } = heights.current
    const added_px = element.scrollHeight - all
    const isNew = before !== '' && before !== key
    if (isNew && isOwn) element.scrollTo({ top: 0 })
    else if (isNew && added_px > 0 && -element.scrollTop > END_PX) element.scrollTop -= added_px
    heights.current = { all: element.scrollHeight, last: key }
  })
  const onScroll = () => {
    const isNear = -(box.current?.scrollTop ?? 0) <= END_PX
    setIsThere(isNear)
    if (isNear !== isThere) setSeenKey(key)
  }
  return { isThere, hasNews: !isThere && seenKey !== key, go, onScroll }
}

type OlderProps = Pick<Props, 'hasOlder' | 'isLoadingOlder' | 'failed' | 'onOlder' | 'onRetry'> & {
  box: RefObject<HTMLElement | null>
}

/** Loads older messages before the shopper reaches the beginning of the loaded messages. */
function OlderMessages({ hasOlder, isLoadingOlder, failed, onOlder, onRetry, box }: OlderProps) {
  const start = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onOlder)
  const isOpen = hasOlder && !isLoadingOlder && !failed
  useEffect(() => {
    if (!isOpen || !start.current) return
    const watch = { root: box.current, rootMargin: '600px 0px 0px' }
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && ask(), watch)
    observer.observe(start.current)
    return () => observer.disconnect()
  }, [isOpen, box])
  return (
    <div ref={start} className={css.older}>
      {hasOlder && !failed && <Spinner size="small" />}
      {hasOlder && failed && (
        <Button size="small" tone="quiet" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  )
}

/**
 * Announces new messages of the shop to screen readers. Messages that were present when the chat was opened are not
 * announced.
 */
function NewMessageStatus({ line }: { line: Line | undefined }) {
  const [first] = useState(line?.key)
  const bubble = line?.kind === 'bubble' && line.key !== first ? line.bubble : undefined
  return (
    <div className={typography.srOnly} role="status">
      {bubble && (
        <Fragment key={bubble.key}>
          <Trans>Customer service:</Trans> {bubble.text ?? <Trans context="message">Picture</Trans>}
        </Fragment>
      )}
    </div>
  )
}
