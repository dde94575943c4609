import { sessionHeaders } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { anOperator, aShop } from '../../../../testing/world.ts'

const shop = await aShop()

test('a file without a name causes no internal error', async () => {
  const { token } = await anOperator(shop)
  const head = 'Content-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream'
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/import/upload',
    headers: { ...sessionHeaders('/api/admin/', token), 'content-type': 'multipart/form-data; boundary=b' },
    payload: `--b\r\n${head}\r\n\r\na,b\r\n--b--\r\n`,
  })
  expect(reply.json<{ code: number }>().code).not.toBe(500)
})
