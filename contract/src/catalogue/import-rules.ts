/**
 * States of a product import: the file is uploaded, numbers with two meanings are answered, it is completely checked,
 * and applied once an operator confirms.
 */
export const IMPORT_STATES = [
  'arriving',
  'asking',
  'checking',
  'checked',
  'applying',
  'done',
  'cancelled',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]
export const IMPORT_LIMITS = { bytes: 10 * 1024 * 1024, lines: 50_000 } as const
