import type { I18n } from '@lingui/core'
import type { DeskRole } from '@sampan/contract/rules'
import { type PathParams, paramsIn } from '@sampan/front/path-pattern'
import { type ComponentType, createContext, lazy } from 'react'

export const AREAS = ['today', 'money', 'orders', 'catalogue', 'shoppers', 'messages', 'settings', 'operators'] as const
export type Area = (typeof AREAS)[number]

export type ScreenProps = { params: PathParams }
type Screen = ComponentType<ScreenProps>

type Options = {
  area: Area
  title: (i18n: I18n) => string
  screen: () => Promise<{ default: Screen }>
  /** Roles that may open the screen, in addition to owners; an empty list means every operator. */
  roles: readonly DeskRole[]
  /** True if the navigation does not list the screen, because another screen links to it. */
  isHidden?: true
  /** Path of the screen that the navigation highlights instead of this screen. */
  under?: string
}
export type Route = Omit<Options, 'screen'> & {
  path: string
  Screen: Screen
  match: (path: string) => ScreenProps['params'] | undefined
}

/**
 * A screen of the operators' desk. Different parameters do not remount the screen: a list stays while rows open next to
 * it.
 */
export function route(path: string, { screen, ...options }: Options): Route {
  return { ...options, path, Screen: lazy(screen), match: (address) => paramsIn(path, address) }
}

/** All routes, for screens that link to others: they lie below the table of routes, so they cannot import it. */
export const RoutesContext = createContext<readonly Route[]>([])

/** The URL that the navigation links to: the path without its parameters. */
export const startOf = ({ path }: Route): string => path.replace(/\/[:*].*$/, '') || '/'
