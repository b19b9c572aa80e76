import type { PermissionEvent } from '@countinghouse/contract/erp/permission'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Pending, Permissions, Scope } from './pending-permissions.ts'
import {
  asIn,
  changesOf,
  noPending,
  sentChanges,
  shownPermissions,
  withScope,
  withToggled,
} from './pending-permissions.ts'

const event = (id: number, dependsOnId: number | null): PermissionEvent => ({
  id,
  code: `event${id}`,
  permission: `page:event${id}`,
  label: null,
  risk: 'medium',
  isAdminOnly: false,
  requires2fa: false,
  dependsOnId,
})
/** view (1) <- edit (2) <- approve (3); another page: view (4). */
const index = new Map([event(1, null), event(2, 1), event(3, 2), event(4, null)].map((one) => [one.id, one]))
const permissions = (...ids: readonly number[]): Permissions => new Map(ids.map((id) => [id, 'store']))
const keys = (pending: Pending) => [...pending.keys()]

test('an event comes with what it depends on and goes with what depends on it', () => {
  const added = withToggled(index, permissions(), noPending, { ids: [3], isOn: true })
  expect(keys(added.pending).toSorted()).toEqual([1, 2, 3])
  expect(added.also.toSorted()).toEqual([1, 2])
  const removed = withToggled(index, permissions(1, 2, 3, 4), noPending, { ids: [1], isOn: false })
  expect(changesOf(permissions(1, 2, 3, 4), removed.pending)).toEqual({ added: [], removed: [1, 2, 3], rescoped: [] })
  expect(removed.also).toEqual([2, 3])
})

test('what is put back as it was saved is no longer pending', () => {
  const off = withToggled(index, permissions(4), noPending, { ids: [4], isOn: false })
  expect(withToggled(index, permissions(4), off.pending, { ids: [4], isOn: true }).pending.size).toBe(0)
  const own = withScope(permissions(4), noPending, 4, 'own')
  expect(changesOf(permissions(4), own)).toEqual({ added: [], removed: [], rescoped: [4] })
  expect(withScope(permissions(4), own, 4, 'store').size).toBe(0)
})

test('a role becomes like another one', () => {
  const other: Permissions = new Map<number, Scope>([
    [1, 'company'],
    [4, 'store'],
  ])
  const pending = asIn(permissions(1, 2, 4), other)
  expect(shownPermissions(permissions(1, 2, 4), pending)).toEqual(other)
  expect(sentChanges(pending)).toEqual({ added: [{ eventId: 1, dataScope: 'company' }], removed: [2] })
})

test('whatever is ticked, everything that is held has what it depends on', () => {
  const step = fc.record({ ids: fc.array(fc.constantFrom(1, 2, 3, 4), { minLength: 1 }), isOn: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let pending = noPending
      for (const one of steps) pending = withToggled(index, permissions(1, 2), pending, one).pending
      const shown = shownPermissions(permissions(1, 2), pending)
      for (const id of shown.keys()) {
        const needed = index.get(id)?.dependsOnId ?? null
        expect(needed === null || shown.has(needed)).toBe(true)
      }
    }),
  )
})
