import { z } from 'zod'

/**
 * Number of digits of the shopper's payment code, so that the keypad submits the code with its last digit. Null without
 * a code, and for a code stored by an earlier version of the shop until it is next entered correctly.
 */
export const CodeLength = z.int().nullable()
