/** Whether a text was decoded in the wrong encoding: decoders write U+FFFD for unknown bytes. */
export const isUnreadable = (text: string): boolean => text.includes('\uFFFD')
