import Cookies from 'js-cookie'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { chosenLanguage, storeDefaultLanguage } from './language.ts'

const requestTexts: string[] = []

/** A server that replies in a language: the owner's default for browsers that request none of the shop's languages. */
function serve(language: string | undefined): void {
  const answer = async (address: string, { headers }: { headers?: Record<string, string> } = {}) => {
    requestTexts.push(`${address} ${headers?.['accept-language']}`)
    if (language === undefined) throw new TypeError('Failed to fetch')
    return new Response('', { headers: { 'content-language': language } })
  }
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(answer as typeof fetch)
  onTestFinished(() => fetching.mockRestore())
}
function readIn(...languages: string[]): void {
  const languagesSpy = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  onTestFinished(() => languagesSpy.mockRestore())
}

beforeEach(async () => {
  requestTexts.length = 0
  await caches.delete('sampan.notes')
  Cookies.remove('Local_Lang')
})

test('a browser without a supported language gets the owner’s default, which is requested once', async () => {
  readIn('fr', 'de')
  serve('ja')
  expect(await chosenLanguage()).toBe('ja')
  expect(await chosenLanguage()).toBe('ja')
  expect(requestTexts).toEqual(['/shell *'])
})

test('a supported language of the browser, or a choice on the device, has priority over the default', async () => {
  serve('ja')
  readIn('fr', 'ko')
  expect(await chosenLanguage()).toBe('ko')
  Cookies.set('Local_Lang', JSON.stringify({ file_name: 'tai' }))
  expect(await chosenLanguage()).toBe('th')
  expect(requestTexts).toEqual([])
})

test('a page in the default language updates the stored default', async () => {
  readIn('fr')
  serve('ja')
  await chosenLanguage()
  await storeDefaultLanguage('th')
  expect(await chosenLanguage()).toBe('th')
})

test('offline, if no page was loaded earlier, the language is Simplified Chinese', async () => {
  readIn('fr')
  serve(undefined)
  expect(await chosenLanguage()).toBe('zh-CN')
})
