/** Size of a picture, and roughly how many bytes its decoder allocates at once. */
export type PictureHeader = { width: number; height: number; decoder_bytes: number }
