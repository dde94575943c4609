import { Trans, useLingui } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { useFilters } from '../../navigation/address.ts'
import { useMay } from '../../session/use-session.ts'
import { FilterTabs } from '../../ui/form/filter-tabs.tsx'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { CustomsDefaults } from './customs-default/customs-defaults.tsx'
import { OwedTaxes } from './remittance/owed-taxes.tsx'
import { TaxActions } from './tax-actions.tsx'
import { TaxRuleList } from './tax-rule-list.tsx'
import { TryTaxes } from './try-taxes.tsx'

const START = { part: 'rules' }
const PARTS = ['rules', 'goods', 'try', 'owed'] as const

/**
 * Rules of taxes and duties by destination, an attempt with them, and what is owed. Forms start with the day of the shop, whose time zone
 * may be in another day than the browser's.
 */
export default function Taxes() {
  const { t } = useLingui()
  const { filters, set } = useFilters(START)
  const shop = useRead('GET /api/admin/bookkeeping')
  const today = shop.data?.today
  const mayRemit = useMay('finance')
  const part = PARTS.find((one) => one === filters.part && (one !== 'owed' || mayRemit)) ?? 'rules'
  return (
    <Page>
      <PageHeader
        title={<Trans>Taxes and duties</Trans>}
        note={<Trans>Check these with your adviser. The shop calculates with these rules and files nothing.</Trans>}
      >
        {part === 'rules' && today && <TaxActions today={today} />}
      </PageHeader>
      <FilterTabs
        label={t`Part`}
        value={part}
        options={[
          { value: 'rules', label: <Trans>Rules</Trans> },
          { value: 'goods', label: <Trans>Goods</Trans> },
          { value: 'try', label: <Trans>Try it</Trans> },
          ...(mayRemit ? [{ value: 'owed' as const, label: <Trans context="taxes">Owed</Trans> }] : []),
        ]}
        onChange={(part) => set({ part })}
      />
      {shop.error && !today && <ErrorState error={shop.error} onRetry={() => void shop.refetch()} />}
      {part === 'rules' && <TaxRuleList />}
      {part === 'goods' && <CustomsDefaults />}
      {part === 'try' && today && <TryTaxes today={today} />}
      {part === 'owed' && today && <OwedTaxes today={today} />}
    </Page>
  )
}
