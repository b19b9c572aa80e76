import { describe, expect, test } from 'vitest'
import { probeDelayMs } from './connection-probe.ts'
import type { Connection, ConnectionEvent } from './connection.ts'
import { awaitAnswer, connectionStore, noteConnection, reduceConnection } from './connection.ts'

function after(...events: readonly ConnectionEvent[]): Connection {
  return events.reduce<Connection>(reduceConnection, 'connected')
}

describe('the connection', () => {
  test.each<[Connection, readonly ConnectionEvent[]]>([
    ['connected', ['answered']],
    ['connected', ['networkBack']],
    ['reconnecting', ['unanswered']],
    ['reconnecting', ['unanswered', 'unanswered']],
    ['offline', ['unanswered', 'silent']],
    ['offline', ['networkLost']],
    ['offline', ['networkLost', 'unanswered']],
    ['reconnecting', ['networkLost', 'networkBack']],
    ['offline', ['networkLost', 'networkBack', 'silent', 'silent']],
    ['connected', ['networkLost', 'networkBack', 'answered']],
    ['connected', ['unanswered', 'silent', 'answered']],
    ['busy', ['refusedForNow']],
    ['connected', ['refusedForNow', 'answered']],
    ['reconnecting', ['refusedForNow', 'unanswered']],
    ['busy', ['refusedForNow', 'networkBack']],
  ])('is %s after %j', (expected, events) => {
    expect(after(...events)).toBe(expected)
  })
})

test('an answer to a call from before the network was lost does not tell that it is back', () => {
  noteConnection('answered')
  const early = awaitAnswer()
  noteConnection('networkLost')
  early()
  expect(connectionStore.getState().connection).toBe('offline')
  const late = awaitAnswer()
  late()
  expect(connectionStore.getState().connection).toBe('connected')
})

test('the server is asked at once, then after 2 seconds, then ever more rarely up to 30', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 60].map(probeDelayMs)).toEqual([0, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})
