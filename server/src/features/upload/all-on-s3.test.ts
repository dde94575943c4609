import { describe } from 'vitest'

// `aShop` reads this variable: the tests below run again with an S3-compatible store instead of a folder.
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
