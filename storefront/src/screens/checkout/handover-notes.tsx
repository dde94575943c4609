import { Trans } from '@lingui/react/macro'
import type { Handover, SuggestedAddress } from '@sampan/contract'
import { suggestedText } from '../../features/address/suggested-text.ts'
import { Note, NoteAction } from '../../ui/layout/note.tsx'

type NotesProps = { handover: Handover; suggestion: SuggestedAddress | undefined; address_href: string }

/** Says who prepared the checkout, which goods are missing, and which address was suggested. */
export function HandoverNotes({ handover: { agent, unavailable }, suggestion, address_href }: NotesProps) {
  const titles = unavailable.join(', ')
  return (
    <>
      <Note>
        <Trans>{agent} prepared this order for you. Check it before you place it.</Trans>
      </Note>
      {unavailable.length > 0 && (
        <Note tone="wait">
          <Trans>No longer available: {titles}</Trans>
        </Note>
      )}
      {suggestion && <Suggestion agent={agent} suggestion={suggestion} address_href={address_href} />}
    </>
  )
}

function Suggestion({
  agent,
  suggestion,
  address_href,
}: Omit<NotesProps, 'handover' | 'suggestion'> & {
  agent: string
  suggestion: SuggestedAddress
}) {
  const address = suggestedText(suggestion)
  return (
    <Note
      action={
        <NoteAction href={address_href}>
          <Trans>Use this address</Trans>
        </NoteAction>
      }
    >
      <Trans>
        Address from {agent}: {address}
      </Trans>
    </Note>
  )
}
