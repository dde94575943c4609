import { normalised } from './normalised.ts'

/** Signs that turn the direction of what follows: with them a text reads otherwise than it is. The shop's languages all run from left to right. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Signs without width. The joiners of emoji and scripts (U+200C, U+200D) are none of them. */
const WIDTHLESS = /[\u200b\u2060\ufeff]/g
/** NUL is left in: such a text is refused (`isStorable`). */
const CONTROL = /(?![\n\t\0])\p{Cc}/gu
const BREAKS = /(?:(?!\0)[\p{Cc}\u2028\u2029])+/gu

/** A text of lines, without characters that control a terminal; each line ends as on any system. */
export const plainLines = (text: string): string => normalised(text.replace(/\r\n?/g, '\n').replace(CONTROL, ''))

/**
 * A text of one line, such as a name: also without what nobody sees and what turns its direction. In a file for the bank or a mail's head, a line break in
 * it could pass for another line.
 */
export const plainLine = (text: string): string =>
  normalised(text.replace(DIRECTION, '').replace(WIDTHLESS, '').replace(BREAKS, ' '))
