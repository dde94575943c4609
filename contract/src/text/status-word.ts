/** The word of a number in `ORDER_STATUS` or `AUDIT_STATUS`. `undefined` for a filter that is missing or `all`. */
export const statusWord = <Word extends string>(
  statuses: Readonly<Record<Word, number>>,
  number: string | undefined,
): Word | undefined => (Object.keys(statuses) as Word[]).find((word) => String(statuses[word]) === number) // its own keys
