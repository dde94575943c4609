import { CallError } from '@sampan/contract/call-error'
import { makeCall } from '@sampan/front/call'
import { readKey } from '@sampan/front/reads'
import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { shopClient } from './shop-client.ts'

const unreachable = async () => {
  throw new CallError('unreachable', 'no connection')
}

afterEach(() => onlineManager.setOnline(true))

test('a read without a connection fails instead of waiting', async () => {
  onlineManager.setOnline(false)
  const reply = shopClient(makeCall(unreachable)).fetchQuery({ queryKey: readKey('GET /api/home') })
  await expect(reply).rejects.toThrow('no connection')
})

test('a write without a connection fails, and is not sent later', async () => {
  onlineManager.setOnline(false)
  const observer = new MutationObserver(shopClient(makeCall(unreachable)), { mutationFn: unreachable })
  await expect(observer.mutate()).rejects.toThrow('no connection')
})
