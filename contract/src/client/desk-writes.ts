import { deskWrites } from './writes.ts'

export type { DeskWrite } from './writes.ts'

/** The writes of the desk. The build replaces this module by its value, so that browsers load no schemas. */
export const DESK_WRITES = deskWrites()
