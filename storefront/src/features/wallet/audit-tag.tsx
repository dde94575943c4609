import { useLingui } from '@lingui/react'
import type { AuditStatus } from '@sampan/contract/rules'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import icon from '../../ui/media/icon.module.css'
import { Tag, type TagTone } from '../../ui/text/tag.tsx'
import { auditText } from './audit-text.ts'

const mini = { className: icon.mini, 'aria-hidden': true } as const

const LOOKS: Record<AuditStatus, { tone: TagTone; icon: ReactNode }> = {
  0: { tone: 'wait', icon: <IconClock {...mini} /> },
  1: { tone: 'good', icon: <IconCheck {...mini} /> },
  2: { tone: 'bad', icon: <IconX {...mini} /> },
}

export function AuditTag({ status }: { status: AuditStatus }) {
  const { i18n } = useLingui()
  const look = LOOKS[status]
  return (
    <Tag tone={look.tone} icon={look.icon}>
      {auditText(`${status}`, i18n)}
    </Tag>
  )
}
