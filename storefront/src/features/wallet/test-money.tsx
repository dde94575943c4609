import { Trans } from '@lingui/react/macro'
import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs'
import { Note } from '../../ui/layout/note.tsx'
import icon from '../../ui/media/icon.module.css'
import { Tag } from '../../ui/text/tag.tsx'

/** Marks a way to top up whose provider moves no money. */
export const TestMoneyTag = () => (
  <Tag tone="wait" icon={<IconFlask className={icon.mini} aria-hidden="true" />}>
    <Trans>Test money</Trans>
  </Tag>
)

export const TestMoneyNote = () => (
  <Note tone="wait">
    <Trans>Test money: no card is charged. Use a test card, never your own.</Trans>
  </Note>
)
