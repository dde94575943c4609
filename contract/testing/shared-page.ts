import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

/**
 * Test files of one worker share a page, whose modules are loaded once. vitest-browser-react registers its cleanup
 * when it is loaded, which is only in the first file.
 */
beforeEach(cleanup)
