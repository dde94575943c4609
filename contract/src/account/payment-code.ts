import { z } from 'zod'

/**
 * Number of digits of the shopper's payment code, so that the keypad submits the code with its last digit. Null without
 * a code, and for a code of an earlier version until its next correct use.
 */
export const CodeLength = z.int().nullable()
