/** The size of a picture, and the approximate number of bytes that its decoder allocates at a time. */
export type PictureHeader = { width: number; height: number; decoder_bytes: number }
