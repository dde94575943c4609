import type { DeskRole } from '@sampan/contract/rules'

/** Whether someone with `roles` may enter what is for `wanted`: an owner may enter all, and an empty list is for every operator. */
export const mayEnter = (roles: readonly DeskRole[], wanted: readonly DeskRole[]): boolean =>
  wanted.length === 0 || roles.includes('owner') || wanted.some((role) => roles.includes(role))
