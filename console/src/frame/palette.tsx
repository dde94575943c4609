import { useLingui } from '@lingui/react/macro'
import { closeSpotlight, Spotlight } from '@mantine/spotlight'
import { useEffect, useState } from 'react'
import { go } from '../navigation/address.ts'
import { startOf } from '../navigation/route.ts'
import { AREA_LOOKS } from './areas.ts'
import { useAreas } from './use-areas.ts'
import { useListSearches, usePaletteFinds } from './use-palette-finds.tsx'

/**
 * Command palette (Ctrl-K, also from input fields): orders, shoppers and products that the typed text finds, all screens by
 * name, and lists that can search for the text.
 */
export function Palette() {
  const { t, i18n } = useLingui()
  const screens = useAreas().flatMap(({ area, screens }) =>
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
  // Spotlight's state is global: open at a sign-out, the palette would cover the desk at the next sign-in.
  useEffect(() => closeSpotlight, [])
  const text = query.trim()
  return (
    <Spotlight
      actions={[...usePaletteFinds(text), ...screens, ...useListSearches(text)]}
      query={query}
      onQueryChange={setQuery}
      tagsToIgnore={[]}
      nothingFound={t`No matching screen`}
      searchProps={{ placeholder: t`Go to…`, 'aria-label': t`Go to…` }}
      highlightQuery
    />
  )
}
