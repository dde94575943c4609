/** What somebody typed, for the inside of a <Trans>: a value put in there is read for tags, what a component says is not. */
export const AsTyped = ({ text }: { text: string }) => text
