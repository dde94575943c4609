import { Trans, useLingui } from '@lingui/react/macro'
import { useRead } from '../../../api/use-read.ts'
import { useFilters } from '../../../navigation/address.ts'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { Filters } from '../../../ui/layout/filters.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { BannersForm } from './banners-form.tsx'
import { HotWordsForm } from './hot-words-form.tsx'

const START = { part: 'banners' }

/** Editor of the shop's home page: banners, and suggested search words. */
export default function Home() {
  const { t } = useLingui()
  const { filters, set } = useFilters(START)
  const { data, error, refetch } = useRead('GET /api/admin/home', undefined, { once: true })
  const onSaved = () => void refetch()
  return (
    <Page>
      <PageHeader title={<Trans>Home page</Trans>} />
      <Filters>
        <FilterTabs
          label={t`Home page`}
          value={filters.part}
          options={[
            { value: 'banners', label: t`Banners` },
            { value: 'words', label: t`Popular searches` },
          ]}
          onChange={(part) => set({ part })}
        />
      </Filters>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && filters.part === 'banners' && (
        <BannersForm key={data.banners.seen} banners={data.banners} onSaved={onSaved} />
      )}
      {data && filters.part === 'words' && (
        <HotWordsForm key={data.hot_words.seen} hotWords={data.hot_words} onSaved={onSaved} />
      )}
    </Page>
  )
}
