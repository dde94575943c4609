import { fillData } from './open-shop.ts'

/** Fills a data folder once for all test files. Each test file opens its shop on a copy of the folder. */
export default fillData
