/** Zeros of the scripts whose digits keyboards and files contain, and the full-width zero. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10]

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** The text with the digits of ASCII instead of full-width, Thai, Arabic and other digits: `๐๘๑` becomes `081`. */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, asciiDigit)
