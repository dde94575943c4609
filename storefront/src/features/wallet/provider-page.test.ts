import { expect, test } from 'vitest'
import { providerPage } from './provider-page.ts'

test.each([
  'https://checkout.stripe.com/c/pay/cs_1#a',
  'http://localhost:8090/pay/1',
  'http://127.0.0.1:8090/pay',
  'http://[::1]:80/',
])('the page %s may be opened', (address) => {
  expect(providerPage(address)?.href).toBe(new URL(address).href)
})

test.each([
  null,
  '',
  '/home',
  'javascript:alert(1)',
  'data:text/html,a',
  'http://checkout.stripe.com/pay',
  'http://localhost.example/pay',
  'https://name:word@checkout.stripe.com/',
])('the page %s is not opened', (address) => {
  expect(providerPage(address)).toBeUndefined()
})
