import { describe } from 'vitest'

// Read when a shop is made: the same tests as on a folder run here in an S3-compatible store.
process.env.SAMPAN_TEST_S3 = '1'

describe('uploads in an S3-compatible store', async () => {
  await import('./upload.test.ts')
})
describe('unused uploads in an S3-compatible store', async () => {
  await import('./upload-sweep.test.ts')
})
describe('the catalogue in an S3-compatible store', async () => {
  await import('../picture/picture-routes.test.ts')
})
describe('the logo in an S3-compatible store', async () => {
  await import('../brand/brand.test.ts')
})
