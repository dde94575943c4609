/**
 * Purposes of uploads; each defines who may read the file, and its size limit in bytes before decoding. Pictures for
 * refusals and for the catalogue can only be uploaded at the desk.
 */
export const UPLOAD_PURPOSES = ['avatar', 'evidence', 'review', 'refund', 'chat', 'refusal', 'product'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]
export const UPLOAD_BYTES_LIMIT = 10 * 1024 * 1024

export const PICTURE_WIDTHS = [160, 320, 480, 800] as const
