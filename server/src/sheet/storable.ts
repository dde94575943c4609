import { normalised } from '@sampan/contract/normalised'

/** A cell that PostgreSQL can store. */
export const storable = (cell: string): string => normalised(cell.trim()).toWellFormed().replaceAll('\0', '')
