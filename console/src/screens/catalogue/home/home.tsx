import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { OpenedVersion } from '../../../forms/opened-version.tsx'
import { useFilters } from '../../../navigation/address.ts'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { Filters } from '../../../ui/layout/filters.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { BannersForm } from './banners-form.tsx'
import { PopularSearchesForm } from './popular-searches-form.tsx'

const START = { part: 'banners' }

type HomePage = ReplyTo<'GET /api/admin/home'>

/** Editor of the shop's home page: banners, and suggested search words. */
export default function Home() {
  const { t } = useLingui()
  const { filters, set } = useFilters(START)
  const { data, error, refetch } = useRead('GET /api/admin/home', undefined, { once: true })
  const readSaved = async (open: (homePage: HomePage) => void) => {
    const { data: homePage } = await refetch()
    if (homePage) open(homePage)
  }
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
        <OpenedVersion data={data.banners}>
          {(banners, open) => (
            <BannersForm banners={banners} onSaved={() => readSaved((homePage) => open(homePage.banners))} />
          )}
        </OpenedVersion>
      )}
      {data && filters.part === 'words' && (
        <OpenedVersion data={data.popular_searches}>
          {(popularSearches, open) => (
            <PopularSearchesForm
              popularSearches={popularSearches}
              onSaved={() => readSaved((homePage) => open(homePage.popular_searches))}
            />
          )}
        </OpenedVersion>
      )}
    </Page>
  )
}
