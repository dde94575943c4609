import { lawPath } from '@sampan/contract/law-path'
import { useSession } from '../../session/use-session.ts'
import { Anchor } from '../../ui/button/anchor.tsx'
import { InfoName } from './info-name.tsx'
import type { InfoText } from './use-info-sheet.tsx'

type Props = { of: InfoText; onOpen: (text: InfoText) => void }

function addressOf(text: InfoText, isSignedIn: boolean): string {
  if (text === 'help') return '/helpAndSupport'
  return text === 'platform' && isSignedIn ? '/platform' : lawPath(text)
}

/** A link to the text. The help has an address for shoppers only, so a visitor gets a button that opens a sheet. */
export function InfoLink({ of, onOpen }: Props) {
  const { token } = useSession()
  if (of === 'help' && !token)
    return (
      <button type="button" onClick={() => onOpen(of)}>
        <InfoName of={of} />
      </button>
    )
  return (
    <Anchor href={addressOf(of, Boolean(token))}>
      <InfoName of={of} />
    </Anchor>
  )
}
