import { useLingui } from '@lingui/react/macro'
import { Spotlight } from '@mantine/spotlight'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { go } from '../navigation/address.ts'
import { startOf } from '../navigation/route.ts'
import { AREA_LOOKS } from './areas.ts'
import { useAreas } from './use-areas.ts'

/**
 * Command palette (Ctrl-K, also from input fields): all screens by name, and lists that can search for the typed text.
 */
export function Palette() {
  const { t, i18n } = useLingui()
  const actions = useAreas().flatMap(({ area, screens }) =>
    screens.map((route) => {
      const { icon: Icon, title } = AREA_LOOKS[area]
      return {
        id: route.path,
        label: route.title(i18n),
        description: screens.length > 1 ? title(i18n) : '',
        leftSection: <Icon size={18} stroke={1.75} aria-hidden />,
        onClick: () => go(startOf(route)),
      }
    }),
  )
  const [query, setQuery] = useState('')
  return (
    <Spotlight
      actions={[...actions, ...useSearchResults(query.trim())]}
      query={query}
      onQueryChange={setQuery}
      tagsToIgnore={[]}
      nothingFound={t`No matching screen`}
      searchProps={{ placeholder: t`Go to…`, 'aria-label': t`Go to…` }}
      highlightQuery
    />
  )
}

/** Lists that can search for the typed number or name, limited to those that the operator may open. */
function useSearchResults(query: string) {
  const { t } = useLingui()
  const may = [
    { path: '/orders/:order_id?', label: t`Order “${query}”`, lead: '/orders?status=all&find=', fits: /^.{2,}$/ },
    {
      path: '/shoppers/:user_id?',
      label: t`Shopper “${query}”`,
      lead: '/shoppers?q=',
      fits: /@|^\+?\d{4,}$|^[\da-f]{8}-/,
    },
    { path: '/products', label: t`Product “${query}”`, lead: '/products?keyword=', fits: /^[^@]{2,}$/ },
  ]
  const screens = useAreas().flatMap(({ screens }) => screens.map(({ path }) => path))
  return may
    .filter(({ path, fits }) => screens.includes(path) && fits.test(query))
    .map(({ path, label, lead }) => ({
      id: `find ${path}`,
      label,
      leftSection: <IconSearch size={18} stroke={1.75} aria-hidden />,
      onClick: () => go(lead + encodeURIComponent(query)),
    }))
}
