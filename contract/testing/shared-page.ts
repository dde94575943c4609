import { afterEach, beforeEach, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { equalKeys } from './equal-keys.ts'

/**
 * Test files of one worker share a page, whose modules are loaded once. vitest-browser-react registers its cleanup
 * when it is loaded, which is only in the first file.
 */
beforeEach(cleanup)

afterEach(() => expect(equalKeys.splice(0), 'siblings with equal keys').toEqual([]))
