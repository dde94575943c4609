import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { useRead } from '@sampan/front/use-read'
import { useFilters } from '../../navigation/address.ts'
import { useIsOwner } from '../../session/use-session.ts'
import { FilterTabs } from '../../ui/form/filter-tabs.tsx'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { Filters } from '../../ui/layout/filters.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { AmountSettings } from './amount-settings.tsx'
import { BankAccounts } from './bank-accounts.tsx'
import { BrandSettings } from './brand-form.tsx'
import { DestinationSettings } from './destination-settings.tsx'
import { EvidenceSetting } from './evidence-setting.tsx'
import { Networks } from './networks.tsx'
import { Rates } from './rates.tsx'
import { RegionSettings } from './region-settings.tsx'
import { Sellers } from './sellers.tsx'
import { SettingHistory } from './setting-history.tsx'
import css from './settings.module.css'
import { TestMail } from './test-mail.tsx'
import { TimeSettings } from './time-settings.tsx'

const START = { part: 'amounts' }

export default function Settings() {
  const { t } = useLingui()
  const { filters, set } = useFilters(START)
  const { data: settings, error, refetch } = useRead('GET /api/admin/setting/list')
  const isOwner = useIsOwner()
  const parts = [
    { value: 'amounts', label: t`Limits and charges` },
    ...(isOwner ? [{ value: 'brand', label: t`Name and logo` }] : []),
    { value: 'accounts', label: t`Bank accounts` },
    { value: 'networks', label: t`Networks` },
    { value: 'rates', label: t`Currency rates` },
    { value: 'sellers', label: t`Sellers` },
    { value: 'times', label: t`Time limits` },
    { value: 'destinations', label: t`Countries of delivery` },
    { value: 'region', label: t`Language and time zone` },
    ...(isOwner ? [{ value: 'mail', label: t`Email` }] : []),
    { value: 'history', label: t`History` },
  ]
  return (
    <Page className={css.page}>
      <PageHeader title={<Trans>Settings</Trans>} />
      <Filters>
        <FilterTabs label={t`Settings`} value={filters.part} options={parts} onChange={(part) => set({ part })} />
      </Filters>
      {error && !settings && <ErrorState error={error} onRetry={() => void refetch()} />}
      {settings?.needs_second && ['amounts', 'accounts', 'networks'].includes(filters.part) && (
        <Alert color="yellow" variant="light">
          <Trans>
            Changes to where money goes and how much one person may do need two approvals. Your request waits until
            another operator approves it.
          </Trans>
        </Alert>
      )}
      {settings?.needs_second === false && ['amounts', 'accounts', 'networks'].includes(filters.part) && (
        <Alert color="yellow" variant="light">
          <Trans>
            There’s no second approver yet, so changes here apply right away. Once a second finance operator has had the
            role for a day, changes need two approvals.
          </Trans>
        </Alert>
      )}
      {isOwner && filters.part === 'brand' && <BrandSettings />}
      {settings && filters.part === 'amounts' && <AmountSettings settings={settings} />}
      {settings && filters.part === 'accounts' && <BankAccounts settings={settings} />}
      {settings && filters.part === 'accounts' && <EvidenceSetting evidence={settings.evidence} />}
      {settings && filters.part === 'networks' && <Networks settings={settings} />}
      {filters.part === 'rates' && <Rates />}
      {filters.part === 'sellers' && <Sellers />}
      {settings && filters.part === 'times' && <TimeSettings times={settings.times} />}
      {settings && filters.part === 'destinations' && <DestinationSettings settings={settings} />}
      {settings && filters.part === 'region' && <RegionSettings settings={settings} />}
      {isOwner && filters.part === 'mail' && <TestMail />}
      {filters.part === 'history' && <SettingHistory />}
    </Page>
  )
}
