import { normalised } from './normalised.ts'

/**
 * Direction marks, which can make a text look different from its content. All of the shop's languages are written from
 * left to right.
 */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Zero-width characters, except the joiners required by emoji and some scripts (U+200C, U+200D). */
const WIDTHLESS = /[\u200b\u2060\ufeff]/g
/** Control characters except NUL: text with NUL is refused (`isStorable`). */
const CONTROL = /(?![\n\t\0])\p{Cc}/gu
const BREAKS = /(?:(?!\0)[\p{Cc}\u2028\u2029])+/gu

/** Text with several lines, without characters that control a terminal; line endings are normalised. */
export const plainLines = (text: string): string => normalised(text.replace(/\r\n?/g, '\n').replace(CONTROL, ''))

/**
 * Text of one line, for example a name, also without invisible characters and direction marks. In a bank file or a mail
 * header, a line break could start a forged line.
 */
export const plainLine = (text: string): string =>
  normalised(text.replace(DIRECTION, '').replace(WIDTHLESS, '').replace(BREAKS, ' '))
