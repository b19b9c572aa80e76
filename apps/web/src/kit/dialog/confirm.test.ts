import { beforeEach, expect, test } from 'vitest'
import type { RequestedDecision, SentRequest } from './confirm.ts'
import { ask, questions } from './confirm.ts'

beforeEach(() => questions.setState([], true))

test('questions wait for each other, and each is answered once to who asked it', async () => {
  const first = ask.confirm({ title: 'Delete Oak?', confirm: 'Delete Oak' })
  const second = ask.email({ title: 'Invite', label: 'Email' })
  expect(questions.getState().map((question) => question.title)).toEqual(['Delete Oak?', 'Invite'])
  const [decision, request] = questions.getState() as unknown as [RequestedDecision, SentRequest]
  decision.answer('deny')
  decision.answer('confirm')
  expect(await first).toBe('deny')
  expect(questions.getState()).toEqual([request])
  expect(request.kind).toBe('email')
  request.answer('una@example.com')
  expect(await second).toBe('una@example.com')
  expect(questions.getState()).toEqual([])
})

test('a request that is cancelled is answered by null', async () => {
  const requested = [ask.text({ title: 'Name', label: 'Name' }), ask.url({ title: 'Link', label: 'Address' })]
  for (const question of questions.getState() as readonly SentRequest[]) question.answer(null)
  expect(await Promise.all(requested)).toEqual([null, null])
})
