import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPieces } from '../testing/render.tsx'
import { choose, confirm, dropRequests, firstRequest } from './layer-requests.ts'

const question = { title: 'Cancel this order?', text: '$129.00 goes back.', yes: 'Cancel order', no: 'Keep it' }

describe('a question', () => {
  test.each([
    ['Cancel order', true],
    ['Keep it', false],
  ])('a question answered with %s resolves with %s', async (name, answer) => {
    const screen = await renderPieces(null)
    const answerPromise = confirm(question)
    await expect.element(screen.getByRole('dialog', { name: question.title })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name }))
    expect(await answerPromise).toBe(answer)
  })

  test('a question that is closed by Escape means no', async () => {
    const screen = await renderPieces(null)
    const answerPromise = confirm(question)
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(await answerPromise).toBe(false)
  })

  test('a question waits until the previous question is answered', async () => {
    const screen = await renderPieces(null)
    const first = confirm(question)
    const second = confirm({ ...question, title: 'Delete this address?' })
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(await first).toBe(false)
    await expect.element(screen.getByRole('dialog', { name: 'Delete this address?' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
    expect(await second).toBe(true)
  })
})

test('requests that cannot be shown resolve as if they were closed', async () => {
  const answers = [confirm(question), choose({ title: 'More', options: [] })]
  dropRequests()
  expect(await Promise.all(answers)).toEqual([false, null])
  expect(firstRequest()).toBe(undefined)
})

test('the check mark of the chosen option does not shift the labels', async () => {
  const screen = await renderPieces(null)
  const options = [
    { value: 'new', label: 'Newest', chosen: true },
    { value: 'old', label: 'Oldest first' },
  ]
  const choice = choose({ title: 'Sort by', options })
  await expect.element(screen.getByRole('button', { name: 'Newest Selected' })).toBeVisible()
  const leftOf = (name: string) => screen.getByText(name).element().getBoundingClientRect().left
  await expect.poll(() => leftOf('Newest')).toBe(leftOf('Oldest first'))
  await userEvent.click(screen.getByRole('button', { name: 'Oldest first' }))
  expect(await choice).toBe('old')
})

test('a choice resolves with the chosen value', async () => {
  const screen = await renderPieces(null)
  const options = [
    { value: 'save', label: 'Save for later' },
    { value: 'remove', label: 'Remove', tone: 'bad' as const },
  ]
  const choice = choose({ title: 'Kinoko table lamp', options })
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await choice).toBe('remove')
})
