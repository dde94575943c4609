import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AN_OPERATOR, addressNow, button, dialog, refuse, renderDesk } from '../../../testing/fake-desk.tsx'
import { anOperatorAtDesk, MAY, OPERATORS } from '../../../testing/fake-operators.ts'
import { requireCode, typeSecondFactorCode } from '../../../testing/second-factor-code.ts'

test('operators are listed with their roles, and opened', async () => {
  await renderDesk('/operators', { replies: OPERATORS })
  await expect.element(page.getByText('Never signed in')).toBeVisible()
  await page.getByRole('link', { name: 'may@sampan.example' }).click()
  await expect.poll(addressNow).toBe(`/operators/${MAY}`)
  await expect.element(page.getByRole('heading', { name: 'May Lin' })).toBeVisible()
  await expect.element(page.getByText('Firefox · macOS')).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Fulfilment' })).toBeChecked()
  await expect.element(page.getByRole('switch', { name: 'Owner' })).not.toBeChecked()
})

test('an operator is added with roles, and the initial password is shown once', async () => {
  const newOperator = anOperatorAtDesk({ operator_id: MAY, password_is_initial: true, sessions: [] })
  const { requests } = await renderDesk('/operators', {
    replies: {
      ...OPERATORS,
      'POST /api/admin/operator/add': ({ body: { account } }) =>
        account === 'olive@sampan.example'
          ? refuse('operator_exists', 'There is an operator with this e-mail address already.', { field: 'account' })
          : { operator: newOperator, password: 'ABCDE-FGHJK-LMNPQ-RSTUV' },
    },
  })
  await button('Add an operator').click()
  await dialog().getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(dialog().getByText('Choose at least one role')).toBeVisible()
  await expect.element(dialog().getByText('Enter an email address')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Email' }).fill('olive@sampan.example')
  await dialog().getByRole('textbox', { name: 'Name' }).fill('May Lin')
  await dialog().getByRole('switch', { name: 'Customer service' }).click()
  await dialog().getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(dialog().getByText('There is an operator with this e-mail address already.')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Email' }).fill('may@sampan.example')
  await dialog().getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(dialog().getByText('ABCDE-FGHJK-LMNPQ-RSTUV')).toBeVisible()
  await dialog().getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByText('ABCDE-FGHJK-LMNPQ-RSTUV')).not.toBeInTheDocument()
  expect(addressNow()).toBe(`/operators/${MAY}`)
  expect(requests('POST /api/admin/operator/add').at(-1)?.body).toEqual({
    ...{ account: 'may@sampan.example', name: 'May Lin', roles: ['support'] },
  })
})

test('changed roles are sent with the revision that was read', async () => {
  let operator = anOperatorAtDesk()
  const { requests } = await renderDesk(`/operators/${MAY}`, {
    replies: {
      ...OPERATORS,
      'GET /api/admin/operator/detail': () => operator,
      'POST /api/admin/operator/roles': ({ body: { roles } }) => {
        operator = anOperatorAtDesk({ roles, revision: 'revision-2' })
        return operator
      },
    },
  })
  await page.getByRole('switch', { name: 'Finance' }).click()
  await page.getByRole('switch', { name: 'Customer service' }).click()
  await button('Change roles').click()
  await expect.element(button('Change roles')).not.toBeInTheDocument()
  expect(requests('POST /api/admin/operator/roles').map(({ body }) => body)).toEqual([
    { operator_id: MAY, revision: 'revision-1', roles: ['finance', 'fulfilment'] },
  ])
})

test('roles that another owner has changed in the meantime are not overwritten, and the input stays', async () => {
  let operator = anOperatorAtDesk()
  const { requests } = await renderDesk(`/operators/${MAY}`, {
    replies: {
      ...OPERATORS,
      'GET /api/admin/operator/detail': () => operator,
      'POST /api/admin/operator/roles': () => {
        operator = anOperatorAtDesk({ roles: ['support'], revision: 'revision-2' })
        return refuse('changed_meanwhile', 'Somebody changed it')
      },
    },
  })
  await page.getByRole('switch', { name: 'Finance' }).click()
  await button('Change roles').click()
  await expect.element(page.getByText(/Someone else has just changed this/)).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Finance' })).toBeChecked()
  await button('Change roles').click()
  await expect.poll(() => requests('POST /api/admin/operator/roles')).toHaveLength(2)
  const revisions = requests('POST /api/admin/operator/roles').map(({ body }) => body.revision)
  expect(revisions).toEqual(['revision-1', 'revision-1'])
  await button('Show current version').click()
  await expect.element(page.getByRole('switch', { name: 'Finance' })).not.toBeChecked()
  await expect.element(page.getByRole('switch', { name: 'Fulfilment' })).not.toBeChecked()
})

test('an operator is blocked, and a lost second factor is reset, with a reason', async () => {
  let operator = anOperatorAtDesk()
  const { requests } = await renderDesk(`/operators/${MAY}`, {
    replies: {
      ...OPERATORS,
      'GET /api/admin/operator/detail': () => operator,
      'POST /api/admin/operator/reset_factor': () => {
        operator = anOperatorAtDesk({ has_second_factor: false, sessions: [] })
        return operator
      },
      'POST /api/admin/operator/block': () => {
        operator = anOperatorAtDesk({ blocked_at: '2026-11-23T09:00:00.000Z', sessions: [] })
        return operator
      },
    },
  })
  await button('Reset two-step verification').click()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Lost the telephone')
  await dialog().getByRole('button', { name: 'Reset' }).click()
  await expect.element(button('Reset two-step verification')).not.toBeInTheDocument()
  await button('Block').click()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Left the shop')
  await dialog().getByRole('button', { name: 'Block' }).click()
  await expect.element(button('Unblock')).toBeVisible()
  const body = { operator_id: MAY }
  expect(requests('POST /api/admin/operator/reset_factor')[0]?.body).toEqual({ ...body, reason: 'Lost the telephone' })
  expect(requests('POST /api/admin/operator/block')[0]?.body).toEqual({ ...body, reason: 'Left the shop' })
})

test('a new initial password is shown once', async () => {
  const password = 'ABCDE-FGHJK-LMNPQ-RSTUV'
  await renderDesk(`/operators/${MAY}`, {
    replies: { ...OPERATORS, 'POST /api/admin/operator/new_password': { operator: anOperatorAtDesk(), password } },
  })
  await button('New temporary password').click()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Forgot it')
  await dialog().getByRole('button', { name: 'Create password' }).click()
  await expect.element(page.getByText(password)).toBeVisible()
})

test('an operator is added after a second-factor code, with the values of the form', async () => {
  const { check, once } = requireCode()
  const newOperator = { operator: anOperatorAtDesk(), password: 'ABCDE-FGHJK-LMNPQ-RSTUV' }
  const { requests } = await renderDesk('/operators', {
    replies: { ...OPERATORS, ...check, 'POST /api/admin/operator/add': () => once(() => newOperator) },
  })
  await button('Add an operator').click()
  await dialog().getByRole('textbox', { name: 'Email' }).fill('may@sampan.example')
  await dialog().getByRole('textbox', { name: 'Name' }).fill('May Lin')
  await dialog().getByRole('switch', { name: 'Customer service' }).click()
  await dialog().getByRole('button', { name: 'Add', exact: true }).click()
  await typeSecondFactorCode()
  await expect.element(dialog().getByText('ABCDE-FGHJK-LMNPQ-RSTUV')).toBeVisible()
  const body = { account: 'may@sampan.example', name: 'May Lin', roles: ['support'] }
  expect(requests('POST /api/admin/operator/add').map(({ body }) => body)).toEqual([body, body])
})

test('changing roles and blocking an operator require a second-factor code', async () => {
  const { check, once } = requireCode()
  let operator = anOperatorAtDesk()
  const changeOperator = (change: Parameters<typeof anOperatorAtDesk>[0]) => {
    operator = anOperatorAtDesk(change)
    return operator
  }
  const { requests } = await renderDesk(`/operators/${MAY}`, {
    replies: {
      ...OPERATORS,
      ...check,
      'GET /api/admin/operator/detail': () => operator,
      'POST /api/admin/operator/roles': ({ body: { roles } }) => once(() => changeOperator({ roles })),
      'POST /api/admin/operator/block': () => once(() => changeOperator({ blocked_at: '2026-11-23T09:00:00.000Z' })),
    },
  })
  await page.getByRole('switch', { name: 'Finance' }).click()
  await button('Change roles').click()
  await typeSecondFactorCode()
  await expect.element(button('Change roles')).not.toBeInTheDocument()
  expect(requests('POST /api/admin/operator/roles')).toHaveLength(2)
  await button('Block').click()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Left the shop')
  await dialog().getByRole('button', { name: 'Block' }).click()
  await typeSecondFactorCode()
  await expect.element(button('Unblock')).toBeVisible()
  expect(requests('POST /api/admin/operator/block').at(-1)?.body).toEqual({ operator_id: MAY, reason: 'Left the shop' })
})

test('owners see their own account without switches and buttons', async () => {
  const { operator_id, account, name, roles } = AN_OPERATOR
  await renderDesk(`/operators/${operator_id}`, {
    replies: {
      ...OPERATORS,
      'GET /api/admin/operator/detail': anOperatorAtDesk({ operator_id, account, name, roles }),
    },
  })
  await expect.element(page.getByText('You can’t change your own roles. Ask another owner.')).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Owner' })).not.toBeInTheDocument()
  await expect.element(button('Block')).not.toBeInTheDocument()
})

test('only owners can open operators and the log', async () => {
  await renderDesk('/operators', { roles: ['support'] })
  await expect.element(page.getByText('Ask an owner for the role you need.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Operators' })).not.toBeInTheDocument()
})
