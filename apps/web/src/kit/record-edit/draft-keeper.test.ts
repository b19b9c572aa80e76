import { expect, test, vi } from 'vitest'
import type { DraftContent } from './draft-keeper.ts'
import { draftKeeper } from './draft-keeper.ts'

const content = (name: string): DraftContent => ({ baseVersion: 1, base: {}, entered: { name } })

function world() {
  vi.useFakeTimers()
  const server: (DraftContent | null)[] = []
  const browser: (DraftContent | null)[] = []
  const state = { isOffline: false }
  const store = draftKeeper({
    toServer: async (kept) => {
      if (state.isOffline) throw new Error('offline')
      server.push(kept)
    },
    toBrowser: async (kept) => void browser.push(kept),
  })
  return { server, browser, state, store }
}

test('many strokes are one call within the time, and the last one counts', async () => {
  const { server, browser, store } = world()
  for (const name of ['O', 'Oa', 'Oak']) store.keep(content(name))
  expect(browser).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1000)
  expect(server).toEqual([content('Oak')])
  expect(browser.at(-1), 'the server has it').toBeNull()
})

test('what the server did not take stays in the browser', async () => {
  const { server, browser, state, store } = world()
  state.isOffline = true
  store.keep(content('Oak'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(server).toEqual([])
  expect(browser).toEqual([content('Oak')])
})

test('a draft that is dropped does not come back by what still waited', async () => {
  const { server, browser, store } = world()
  store.drop()
  store.keep(content('Oak'))
  store.drop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(server, 'nothing was kept before the first').toEqual([null])
  expect(browser.at(-1)).toBeNull()
})

test('leaving sends what waits at once', async () => {
  const { server, store } = world()
  store.keep(content('Oak'))
  store.leave()
  expect(server).toEqual([content('Oak')])
})
