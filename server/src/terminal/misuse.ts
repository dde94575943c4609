/** Invalid command-line arguments. The message shows the correct usage. */
export class Misuse extends Error {}
