import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { beforeEach, expect, test } from 'vitest'
import type { RequestedDecision } from '../dialog/confirm.ts'
import { questions } from '../dialog/confirm.ts'
import type { Command, CommandAnswer } from './command-queue.ts'
import { commandQueue } from './command-queue.ts'
import { mayLeave } from './may-leave.ts'
import { subscribeQueue, waitingCommands } from './waiting-commands.ts'

const t = (text: Text, params?: Record<string, string | number>) => format(text, 'en', params)
const store = { read: async () => [], put: async () => undefined, remove: async () => undefined }
const nothingMore = async () => undefined

let answer: (commands: readonly Command[]) => Promise<readonly CommandAnswer[]>
const queue = commandQueue({ name: 'scan', store, send: (_, commands) => answer(commands) })
subscribeQueue(queue)

beforeEach(async () => {
  questions.setState([], true)
  for (const { uid } of queue.state.getState().commands) await queue.leaveOut(uid)
})

const requested = async () => {
  await expect.poll(() => questions.getState()).toHaveLength(1)
  return questions.getState()[0] as RequestedDecision
}

test('who has nothing to send leaves unasked', async () => {
  expect(await mayLeave(t, nothingMore)).toBe(true)
  expect(questions.getState()).toEqual([])
})

test('while something waits nobody leaves: it is counted, tried on demand, and asked about until it is sent', async () => {
  answer = () => Promise.reject(new Error('There is no network.'))
  await queue.add(1, 'a', null)
  await queue.add(2, 'b', null)
  const leaving = mayLeave(t, nothingMore)
  const first = await requested()
  expect(first.title).toBe('2 entries not sent yet')
  first.answer('confirm')
  expect(questions.getState()).toMatchObject([{ id: first.id, isBusy: true }])
  await expect.poll(() => questions.getState()).toMatchObject([{ id: first.id, isBusy: false, title: first.title }])
  answer = async (commands) => commands.map(({ uid }) => ({ uid, refusal: null }))
  ;(await requested()).answer('confirm')
  expect(await leaving).toBe(true)
  expect(waitingCommands.getState()).toMatchObject({ waits: 0, stopped: 0 })
  await queue.add(1, 'c', null)
  const staying = mayLeave(t, nothingMore)
  ;(await requested()).answer('cancel')
  expect(await staying).toBe(false)
})

test('who stays while entries are being sent is heard at once', async () => {
  const sent = Promise.withResolvers<void>()
  answer = async (commands) => {
    await sent.promise
    return commands.map(({ uid }) => ({ uid, refusal: null }))
  }
  await queue.add(1, 'a', null)
  const staying = mayLeave(t, nothingMore)
  ;(await requested()).answer('confirm')
  expect(await requested()).toMatchObject({ isBusy: true })
  ;(await requested()).answer('cancel')
  expect(await staying).toBe(false)
  expect(questions.getState()).toEqual([])
  sent.resolve()
  await expect.poll(() => waitingCommands.getState().waits).toBe(0)
  expect(questions.getState()).toEqual([])
})

test('what the server refused, and what is behind it, keeps nobody who was told of it', async () => {
  answer = async ([command]) => (command === undefined ? [] : [{ uid: command.uid, refusal: 'Unknown.' }])
  await queue.add(1, 'a', null)
  await queue.add(1, 'b', null)
  await queue.flush()
  const leaving = mayLeave(t, nothingMore)
  const told = await requested()
  expect(told.title).toBe('2 entries need attention')
  told.answer('confirm')
  expect(await leaving).toBe(true)
})
