import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Icon } from '@tabler/icons-react'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { Area } from '../navigation/route.ts'

type AreaLook = { icon: Icon; title: (i18n: I18n) => string; key: string }

/** Label and icon of each area in the navigation, and the second key of its shortcut: `g t` opens Today. */
export const AREA_LOOKS: Record<Area, AreaLook> = {
  today: { icon: IconSun, title: (i18n) => t(i18n)`Today`, key: 't' },
  money: { icon: IconCoin, title: (i18n) => t(i18n)`Money`, key: 'm' },
  orders: { icon: IconPackage, title: (i18n) => t(i18n)`Orders`, key: 'o' },
  catalogue: { icon: IconBuildingStore, title: (i18n) => t(i18n)`Catalogue`, key: 'c' },
  shoppers: { icon: IconUsers, title: (i18n) => t(i18n)`Shoppers`, key: 's' },
  messages: { icon: IconMessage, title: (i18n) => t(i18n)`Messages`, key: 'i' },
  settings: { icon: IconSettings, title: (i18n) => t(i18n)`Settings`, key: 'e' },
  operators: { icon: IconShieldLock, title: (i18n) => t(i18n)`Operators`, key: 'p' },
}
