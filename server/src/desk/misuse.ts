/** The command makes no sense as it was typed; the message says what would. */
export class Misuse extends Error {}
