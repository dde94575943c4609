import { fillData } from './open-shop.ts'

/** Once for all files of a run: each opens its shop on a copy. */
export default fillData
