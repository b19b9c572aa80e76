import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAddress, anyStore, anyAccessSnapshot, at } from './any-access-snapshot.ts'
import { explain } from './explain.ts'
import { isDuring } from './scope-rules.ts'
import { isAllowed, permissionsOf } from './effective-permissions.ts'

const rules = new Set<string>()

test('in every world the explanation of a right says what the engine decides, and each of its rules comes to speak', () => {
  fc.assert(
    fc.property(anyAccessSnapshot, anyStore, anyAddress, (snapshot, storeId, address) => {
      const user = snapshot.users.get(1)
      if (user === undefined) return
      const moment = { at, address }
      const isUsable = snapshot.isCompanyActive && user.isActive && isDuring(user, snapshot)
      const permissions = permissionsOf(snapshot, user, storeId, moment)
      for (const event of snapshot.events.values()) {
        const accessDecision = explain(snapshot, user, { event, storeId }, moment)
        rules.add(accessDecision.rule)
        expect(accessDecision.isAllowed, `${event.id} ${JSON.stringify(accessDecision)}`).toBe(
          isUsable && isAllowed(permissions, event),
        )
      }
    }),
    { numRuns: 3000, seed: 27 },
  )
  expect([...rules].toSorted()).toEqual([
    'admin_only',
    'administrator',
    'company_inactive',
    'module_off',
    'module_outside_dates',
    'not_granted',
    'not_home_module',
    'override_allow',
    'override_deny',
    'role',
    'role_address',
    'role_elsewhere',
    'role_outside_dates',
    'role_retired',
    'store_not_allowed',
    'user_inactive',
    'user_outside_dates',
  ])
})

test('whatever is denied to somebody, he does not have, nor what depends on it', () => {
  fc.assert(
    fc.property(anyAccessSnapshot, anyStore, (snapshot, storeId) => {
      const user = snapshot.users.get(1)
      if (user === undefined) return
      const permissions = permissionsOf(snapshot, user, storeId, { at, address: null })
      for (const { eventId, effect, expiresAt } of user.overrides) {
        if (effect !== 'deny' || (expiresAt !== null && Date.parse(expiresAt) <= at.getTime())) continue
        expect(permissions.events.has(eventId)).toBe(false)
        for (const event of snapshot.events.values())
          if (snapshot.events.has(eventId) && event.dependsOnId === eventId)
            expect(permissions.events.has(event.id)).toBe(false)
      }
    }),
  )
})

test('another role never takes a right away, and another refusal never gives one', () => {
  fc.assert(
    fc.property(anyAccessSnapshot, anyStore, (snapshot, storeId) => {
      const user = snapshot.users.get(1)
      if (user === undefined) return
      const held = (one: typeof user) =>
        new Set(permissionsOf(snapshot, one, storeId, { at, address: null }).events.keys())
      const fewer = held({ ...user, grants: user.grants.slice(1) })
      expect(fewer.isSubsetOf(held(user))).toBe(true)
      const calm = held({ ...user, overrides: user.overrides.filter(({ effect }) => effect === 'allow') })
      expect(held(user).isSubsetOf(calm)).toBe(true)
    }),
  )
})
