import { expect, test } from 'vitest'
import { deviceOf, deviceText } from './device-of.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    ['Chrome', 'Android', true],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ['Safari', 'iPhone', true],
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    ['Edge', 'Windows', false],
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0', ['Firefox', 'macOS', false]],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    ['Samsung Internet', 'Android', true],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.42',
    ['WeChat', 'iPhone', true],
  ],
  ['', [undefined, undefined, false]],
  ['curl/8.5.0', [undefined, undefined, false]],
])('%s is recognised', (user_agent, [browser, system, isHandheld]) => {
  expect(deviceOf(user_agent)).toEqual({ browser, system, isHandheld })
})

test('a device is described by browser and system, another program by the name that it sends', () => {
  expect(deviceText('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0')).toBe(
    'Chrome · Linux',
  )
  expect(deviceText('curl/8.5.0')).toBe('curl/8.5.0')
  expect(deviceText('')).toBe('')
})
