/** The command makes no sense as typed; the message says what would. */
export class Misuse extends Error {}
