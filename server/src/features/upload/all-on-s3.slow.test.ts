import { afterAll, describe, vi } from 'vitest'

/**
 * Runs the tests of a file again. `?on-s3` makes Node import a new copy, because the worker may have imported the file
 * before.
 */
const runAgain = (file: string) => import(/* @vite-ignore */ `${file}?on-s3`)

// `aShop` reads this variable: the tests below run again with an S3-compatible store instead of a folder.
vi.stubEnv('SAMPAN_TEST_S3', '1')
afterAll(() => vi.unstubAllEnvs())

describe('uploads in an S3-compatible store', () => runAgain('./upload.slow.test.ts'))
describe('unused uploads in an S3-compatible store', () => runAgain('./upload-sweep.test.ts'))
describe('the catalogue in an S3-compatible store', () => runAgain('../picture/picture-routes.test.ts'))
describe('the logo in an S3-compatible store', () => runAgain('../brand/brand.slow.test.ts'))
