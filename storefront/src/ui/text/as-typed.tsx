/** Typed text inside a <Trans>: a plain value would be parsed for tags, a component's text is not. */
export const AsTyped = ({ text }: { text: string }) => text
