import { expect, test } from 'vitest'
import type { Command, CommandAnswer } from './command-queue.ts'
import { commandQueue } from './command-queue.ts'

function kept() {
  const rows = new Map<string, Command>()
  return {
    rows,
    read: async (queue: string) => [...rows.values()].filter((command) => command.queue === queue),
    put: async (command: Command) => void rows.set(command.uid, command),
    remove: async (uid: string) => void rows.delete(uid),
  }
}

const done = (commands: readonly Command[]): CommandAnswer[] => commands.map(({ uid }) => ({ uid, refusal: null }))
const away = () => Promise.reject(new Error('There is no network.'))

test('what is done while the network is away waits in the browser, and goes out in its order when it is back', async () => {
  const store = kept()
  const before = commandQueue<number>({ name: 'count', store, send: away })
  for (const [at, uid] of ['a', 'b', 'c'].entries()) await before.add(1, uid, at)
  await expect(before.flush()).rejects.toThrow('There is no network.')
  expect(before.state.getState().commands).toHaveLength(3)

  const sent: number[] = []
  const after = commandQueue<number>({
    name: 'count',
    store,
    send: async (_, commands) => {
      sent.push(...commands.map(({ body }) => body))
      return done(commands)
    },
  })
  await after.load()
  await after.flush()
  expect(sent).toEqual([0, 1, 2])
  expect([after.state.getState().commands, store.rows.size]).toEqual([[], 0])
})

test('a refused command stops its own document alone, until somebody tries again or leaves it out', async () => {
  const store = kept()
  let isRejecting = true
  const sent: string[] = []
  const queue = commandQueue<string>({
    name: 'count',
    store,
    send: async (_, commands) => {
      const [first] = commands
      sent.push(...commands.map(({ uid }) => uid))
      return isRejecting && first?.uid === 'a' ? [{ uid: 'a', refusal: 'Unknown.' }] : done(commands)
    },
  })
  await queue.add(1, 'a', '')
  await queue.add(1, 'b', '')
  await queue.add(2, 'c', '')
  await queue.flush()
  expect(queue.state.getState().commands.map(({ uid, refusal }) => [uid, refusal])).toEqual([
    ['a', 'Unknown.'],
    ['b', null],
  ])
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(store.rows.get('a')?.refusal).toBe('Unknown.')
  await queue.retry(1)
  await queue.flush()
  await queue.leaveOut('a')
  isRejecting = false
  await queue.flush()
  expect(queue.state.getState().commands).toEqual([])
  expect(sent).toEqual(['a', 'b', 'c', 'a', 'b', 'b'])
})

test('commands of several documents go out together where they may, and a refused one lets the others pass', async () => {
  const sent: string[][] = []
  const queue = commandQueue<string>({
    name: 'sales',
    store: kept(),
    isMixed: true,
    send: async (_, commands) => {
      sent.push(commands.map(({ uid }) => uid))
      return commands.slice(0, 2).map(({ uid }) => ({ uid, refusal: uid === 'b' ? 'Unknown.' : null }))
    },
  })
  for (const [at, uid] of ['a', 'b', 'c'].entries()) await queue.add(at, uid, '')
  await queue.flush()
  expect(sent).toEqual([['a', 'b', 'c'], ['c']])
  expect(queue.state.getState().commands.map(({ uid }) => uid)).toEqual(['b'])
})

test('two calls to send are one: nothing goes out twice', async () => {
  const store = kept()
  let calls = 0
  const queue = commandQueue<string>({
    name: 'count',
    store,
    send: async (_, commands) => {
      calls += 1
      return done(commands)
    },
  })
  await queue.add(1, 'a', '')
  await Promise.all([queue.flush(), queue.flush()])
  expect(calls).toBe(1)
})

test('what the browser cannot keep is told to whoever gave it, and is no command', async () => {
  const full = { ...kept(), put: () => Promise.reject(new Error('The disk is full.')) }
  const sent: string[] = []
  const queue = commandQueue<string>({
    name: 'sales',
    store: full,
    send: async (_, commands) => {
      sent.push(...commands.map(({ uid }) => uid))
      return done(commands)
    },
  })
  await expect(queue.add(1, 'a', '')).rejects.toThrow('The disk is full.')
  await queue.flush()
  expect([queue.state.getState().commands, sent]).toEqual([[], []])
})

test('sales of documents of their own go out one by one in their order, and a refused one lets the others pass', async () => {
  const sent: number[] = []
  const queue = commandQueue<string>({
    name: 'sales',
    store: kept(),
    send: async (document, commands) => {
      sent.push(document)
      return commands.map(({ uid }) => ({ uid, refusal: document === 2 ? 'Too old.' : null }))
    },
  })
  for (const number of [1, 2, 3, 4]) await queue.add(number, String(number), '')
  await queue.flush()
  expect(sent).toEqual([1, 2, 3, 4])
  expect(queue.state.getState().commands.map(({ uid, refusal }) => [uid, refusal])).toEqual([['2', 'Too old.']])
})
