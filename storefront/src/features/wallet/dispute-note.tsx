import { Trans } from '@lingui/react/macro'
import type { Dispute } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { Note, NoteAction } from '../../ui/layout/note.tsx'

/** Why the money of a disputed payment is held, or how the dispute ended. */
export function DisputeNote({ dispute: { status, held_cents } }: { dispute: Dispute }) {
  const held = moneyText(held_cents)
  switch (status) {
    case 'open':
    case 'evidence_sent':
      return (
        <Note tone="wait" action={<Write />}>
          <Trans>
            The card’s bank has asked for this payment back. {held} is on hold until the bank decides, which can take
            weeks. If you didn’t ask for this, tell your bank and contact us.
          </Trans>
        </Note>
      )
    case 'won':
      return (
        <Note tone="good">
          <Trans>The bank’s dispute about this payment is settled. The money is yours again.</Trans>
        </Note>
      )
    case 'lost':
      return held_cents > 0 ? (
        <Note tone="bad" action={<Write />}>
          <Trans>The bank refunded this payment to the card, so we deducted {held} from your balance.</Trans>
        </Note>
      ) : (
        <Note>
          <Trans>The bank refunded this payment to the card. The money stays in your balance.</Trans>
        </Note>
      )
  }
}

const Write = () => (
  <NoteAction href="/service">
    <Trans>Customer service</Trans>
  </NoteAction>
)

/** Shown next to the balance while a part of it is held for disputes. */
export function DisputedNote({ disputed_cents }: { disputed_cents: number }) {
  const disputed = moneyText(disputed_cents)
  return (
    <Note
      tone="wait"
      action={
        <NoteAction href="/topUpRecord">
          <Trans>Recharge record</Trans>
        </NoteAction>
      }
    >
      <Trans>{disputed} is on hold because a card payment is disputed.</Trans>
    </Note>
  )
}
