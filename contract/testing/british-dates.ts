/**
 * The browser of the tests writes British dates. Its list of languages, from which the shop guesses a country, stays
 * American.
 */
Object.defineProperty(navigator, 'language', { value: 'en-GB' })
