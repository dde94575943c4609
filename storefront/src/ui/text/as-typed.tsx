/**
 * Shows a text that a person typed inside a <Trans>. A plain value would be parsed for tags; the text of a component is
 * not parsed.
 */
export const AsTyped = ({ text }: { text: string }) => text
