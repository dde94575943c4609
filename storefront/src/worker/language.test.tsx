import Cookies from 'js-cookie'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { chosenLanguage, noteDefaultLanguage } from './language.ts'

const served: string[] = []

/** The server answers in a language, which is the owner's choice for a reader who names none. */
function serve(language: string | undefined): void {
  const answer = async (address: string, { headers }: { headers?: Record<string, string> } = {}) => {
    served.push(`${address} ${headers?.['accept-language']}`)
    if (language === undefined) throw new TypeError('Failed to fetch')
    return new Response('', { headers: { 'content-language': language } })
  }
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(answer as typeof fetch)
  onTestFinished(() => fetching.mockRestore())
}
function readIn(...languages: string[]): void {
  const named = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  onTestFinished(() => named.mockRestore())
}

beforeEach(async () => {
  served.length = 0
  await caches.delete('sampan.notes')
  Cookies.remove('Local_Lang')
})

test('a browser that names none of the shop’s languages reads the owner’s choice, which is asked for once', async () => {
  readIn('fr', 'de')
  serve('ja')
  expect(await chosenLanguage()).toBe('ja')
  expect(await chosenLanguage()).toBe('ja')
  expect(served).toEqual(['/shell *'])
})

test('a language that the browser names, or that was chosen on the device, comes first', async () => {
  serve('ja')
  readIn('fr', 'ko')
  expect(await chosenLanguage()).toBe('ko')
  Cookies.set('Local_Lang', JSON.stringify({ file_name: 'tai' }))
  expect(await chosenLanguage()).toBe('th')
  expect(served).toEqual([])
})

test('a page that the server chose the language of says what the choice is now', async () => {
  readIn('fr')
  serve('ja')
  await chosenLanguage()
  await noteDefaultLanguage('th')
  expect(await chosenLanguage()).toBe('th')
})

test('without a connection, and without a page before, it is Simplified Chinese', async () => {
  readIn('fr')
  serve(undefined)
  expect(await chosenLanguage()).toBe('zh-CN')
})
