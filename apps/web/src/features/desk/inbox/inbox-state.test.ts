import { expect, test } from 'vitest'
import { inboxCodec, inboxTabs } from './inbox-state.ts'

test('the address keeps tab and request, and anything odd in it is the first tab', () => {
  for (const tab of inboxTabs)
    for (const request of [null, 7]) {
      const state = { tab, request }
      expect(inboxCodec.parse(inboxCodec.serialise(state))).toEqual(state)
    }
  for (const search of [{}, { tab: 'x', request: '-1' }, { request: '1e3' }, { request: '9'.repeat(30) }])
    expect(inboxCodec.parse(search)).toEqual({ tab: 'approvals', request: null })
})
