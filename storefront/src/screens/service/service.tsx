import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import { useRef } from 'react'
import { outbox } from '../../api/outbox/outbox.ts'
import type { Unsent } from '../../api/outbox/unsent.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Page } from '../../ui/layout/page.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { Skeleton, Waiting } from '../../ui/loading/skeleton.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { SuggestedCard } from './chat-card.tsx'
import { ChatList } from './chat-list.tsx'
import { Composer } from './composer.tsx'
import { pictureToSend } from './picture-to-send.ts'
import css from './service.module.css'
import { useChat } from './use-chat.ts'
import { useSuggestedCard } from './use-suggested-card.ts'
import { useVisualHeight } from './use-visual-height.ts'
import { Welcome } from './welcome.tsx'

const newMessage = (contents: Partial<Unsent>): Unsent => ({
  client_id: crypto.randomUUID(),
  created_at: new Date().toISOString(),
  state: 'waiting',
  ...contents,
})

/** The chat with customer service. `?order=` and `?product=` add a card that is ready to be sent. */
export default function ServiceScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const { lines, isCutOff, ...chat } = useChat()
  const { card, about, drop } = useSuggestedCard(search)
  useVisualHeight(frame)
  function sendText(text: string) {
    outbox.add(newMessage({ ...(text && { text }), ...about, ...card }))
    if (about.order_id || about.product_id) drop()
  }
  async function sendPictures(files: readonly File[]) {
    for (const file of files) {
      const picture = await pictureToSend(file)
      if (!picture) {
        toast.fail(t`Use a JPEG, PNG or WebP picture.`)
        continue
      }
      const { data_url, ...measures } = picture
      outbox.add(newMessage({ picture: measures }), data_url)
    }
  }
  return (
    <Page className={css.page}>
      <div ref={frame} className={css.chat}>
        <ChatBar isCutOff={isCutOff} />
        {lines && <ChatList {...chat} lines={lines} welcome={<Welcome />} />}
        {!lines && (
          <div className={css.rest}>{chat.failed ? <ErrorState onRetry={chat.onRetry} /> : <ChatSkeleton />}</div>
        )}
        <Composer
          card={card && <SuggestedCard card={card} onDrop={drop} />}
          hasCard={card !== undefined}
          onText={sendText}
          onPictures={(files) => void sendPictures(files)}
        />
      </div>
    </Page>
  )
}

function ChatBar({ isCutOff }: { isCutOff: boolean }) {
  const { t } = useLingui()
  const visits = useVisits()
  return (
    <header className={css.bar}>
      <IconButton label={t`Back`} className={layout.narrow} onClick={visits.back}>
        <IconChevronLeft aria-hidden="true" />
      </IconButton>
      <span className={css.face}>
        <IconHeadset aria-hidden="true" />
      </span>
      <div className={css.text}>
        <h1 className={typography.title3}>
          <Trans>Customer service</Trans>
        </h1>
        <p className={classNames(typography.small, typography.t2, !isCutOff && css.state)} role="status">
          {isCutOff ? <Trans>No connection</Trans> : <Trans>We’ll reply as soon as we can</Trans>}
        </p>
      </div>
      <IconButton label={t`Help and support`} href="/helpAndSupport">
        <IconHelpCircle aria-hidden="true" />
      </IconButton>
    </header>
  )
}

/** The loading placeholder of the chat: bubbles without text. */
function ChatSkeleton() {
  return (
    <Waiting>
      <div className={layout.stack}>
        <Skeleton shape="box" width="half" />
        <Skeleton shape="box" width="most" className={css.ownBox} />
        <Skeleton shape="box" width="most" />
      </div>
    </Waiting>
  )
}
