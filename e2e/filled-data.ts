import { fillData } from './open-shop.ts'

/** Runs once for all test files: each opens its shop on a copy. */
export default fillData
