import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { useVisits } from '../../navigation/visits.ts'
import { Page } from '../../ui/layout/page.tsx'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { AUDIT_FILTERS, type AuditFilter, auditText } from './audit-text.ts'

type Props = {
  title: ReactNode
  search: URLSearchParams
  /** The URL of this screen with another status. */
  addressOf: (status: AuditFilter) => string
  children: (status: AuditFilter) => ReactNode
}

/** A list of recharges or withdrawals, with a tab for each audit status. */
export function RecordPage({ title, search, addressOf, children }: Props) {
  const { t, i18n } = useLingui()
  const visits = useVisits()
  const panel = useId()
  const status = AUDIT_FILTERS.find((filter) => filter === search.get('status')) ?? 'all'
  return (
    <Page>
      <TopBar title={title} onBack={visits.back} />
      <Tabs
        sticky
        label={t`Status`}
        tabs={AUDIT_FILTERS.map((value) => ({ value, label: auditText(value, i18n) }))}
        value={status}
        onChange={(newStatus) => void visits.go(addressOf(newStatus), { replace: true })}
        panel={panel}
      />
      <TabPanel id={panel} label={auditText(status, i18n)}>
        {children(status)}
      </TabPanel>
    </Page>
  )
}
