import { clock } from '../../src/clock.ts'

/** Files of one worker share modules, so a file that replaces the clock would leave it to the files after it. */
clock.now_ms = () => Date.now()
