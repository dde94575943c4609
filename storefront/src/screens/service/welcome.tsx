import { Trans } from '@lingui/react/macro'
import { Anchor } from '../../ui/button/anchor.tsx'
import boat from '../../ui/media/pictures/boat.webp'
import typography from '../../ui/styles/typography.module.css'
import css from './welcome.module.css'

/** Shown in a chat without messages: the purpose of the chat, and questions answered by the help. */
export function Welcome() {
  return (
    <div className={css.welcome}>
      <img src={boat} alt="" width="480" height="480" className={css.picture} />
      <h2 className={typography.title2}>
        <Trans>How can we help?</Trans>
      </h2>
      <p className={typography.t2}>
        <Trans>Send us a message and we’ll reply here. You may find a quick answer below:</Trans>
      </p>
      <ul className={css.questions}>
        <li>
          <Anchor href="/helpAndSupport?of=shipping" className={css.question}>
            <Trans>Where is my parcel?</Trans>
          </Anchor>
        </li>
        <li>
          <Anchor href="/helpAndSupport?of=refunds" className={css.question}>
            <Trans>How do refunds work?</Trans>
          </Anchor>
        </li>
        <li>
          <Anchor href="/helpAndSupport?of=cancelling" className={css.question}>
            <Trans>Can I cancel an order?</Trans>
          </Anchor>
        </li>
        <li>
          <Anchor href="/helpAndSupport?of=top-up" className={css.question}>
            <Trans>How do I top up?</Trans>
          </Anchor>
        </li>
      </ul>
    </div>
  )
}
