import { useLingui } from '@lingui/react/macro'
import { Spotlight } from '@mantine/spotlight'
import { go } from '../navigation/address.ts'
import { startOf } from '../navigation/route.ts'
import { AREA_LOOKS } from './areas.ts'
import { useAreas } from './use-areas.ts'

/** Ctrl-K, also while one types: every screen by its name. */
export function Palette() {
  const { t, i18n } = useLingui()
  const actions = useAreas().flatMap(({ area, screens }) =>
    screens.map((route) => {
      const { icon: Icon, word } = AREA_LOOKS[area]
      return {
        id: route.path,
        label: route.title(i18n),
        description: screens.length > 1 ? word(i18n) : '',
        leftSection: <Icon size={18} stroke={1.75} aria-hidden />,
        onClick: () => go(startOf(route)),
      }
    }),
  )
  return (
    <Spotlight
      actions={actions}
      tagsToIgnore={[]}
      nothingFound={t`No screen has this name`}
      searchProps={{ placeholder: t`Go to…`, 'aria-label': t`Go to…` }}
      highlightQuery
    />
  )
}
