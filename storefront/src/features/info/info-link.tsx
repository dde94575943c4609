import { useSession } from '../../session/use-session.ts'
import { Anchor } from '../../ui/layout/anchor.tsx'
import { InfoName } from './info-name.tsx'
import type { InfoText } from './use-info-sheet.tsx'

type Props = { of: InfoText; onOpen: (text: InfoText) => void }

const SCREENS: Partial<Record<InfoText, string>> = { help: '/helpAndSupport', platform: '/platform' }

/**
 * A link to the text's screen for shoppers. These screens require a login, so a visitor gets a button that opens a
 * sheet.
 */
export function InfoLink({ of, onOpen }: Props) {
  const { token } = useSession()
  if (token)
    return (
      <Anchor href={SCREENS[of] ?? `/law?of=${of}`}>
        <InfoName of={of} />
      </Anchor>
    )
  return (
    <button type="button" onClick={() => onOpen(of)}>
      <InfoName of={of} />
    </button>
  )
}
