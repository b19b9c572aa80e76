import { administratorRoleId, storeBoundUserType } from '@countinghouse/contract/constants'
import fc from 'fast-check'
import type {
  EventDetails,
  GrantDetails,
  ModuleDetails,
  OverrideDetails,
  RoleDetails,
  UserDetails,
  AccessSnapshot,
} from './access-snapshot.ts'
import type { DataScope } from '../../../platform/access/permission.ts'

/** Moment of all generated snapshots, in the middle of their dates and hours. */
export const at = new Date('2026-06-15T12:00:00Z')

const stores = [1, 2, 3]
const roleIds = [administratorRoleId, 100, 101, 102]
const segments = ['erp', 'procure', 'wms']
const days = ['2026-06-14', '2026-06-15', '2026-06-16']
const day = fc.option(fc.constantFrom(...days))
const instant = fc.constantFrom('2026-06-15T11:59:59Z', '2026-06-15T12:00:00Z', '2026-06-15T12:00:01Z')
const scope = fc.constantFrom<DataScope>('company', 'store', 'own')

/** Three events per module: view, and two that each require the previous one. */
const eventIds = segments.flatMap((_, index) => [1, 2, 3].map((number) => index * 10 + number))

const events: fc.Arbitrary<EventDetails[]> = fc
  .tuple(
    ...eventIds.map((id) =>
      fc
        .record({ isAdminOnly: fc.boolean(), requires2fa: fc.boolean(), isKnown: fc.integer({ min: 0, max: 9 }) })
        .map(({ isKnown, ...flags }) => ({
          ...flags,
          id,
          isThere: isKnown > 0,
          permission: `page${id}:event`,
          segment: segments[Math.floor(id / 10)] ?? '',
          risk: 'medium' as const,
          dependsOnId: id % 10 === 1 ? null : id - 1,
        })),
    ),
  )
  .map((created) => created.filter(({ isThere }) => isThere))

const modules: fc.Arbitrary<ModuleDetails[]> = fc.tuple(
  ...segments.map((segment, id) =>
    fc.record({
      id: fc.constant(id),
      segment: fc.constant(segment),
      isHidden: fc.constant(segment === 'wms'),
      isEnabled: fc.integer({ min: 0, max: 4 }).map((number) => number > 0),
      from: day,
      until: day,
    }),
  ),
)

const role = (id: number): fc.Arbitrary<RoleDetails> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`Role ${id}`),
    isActive: id === administratorRoleId ? fc.constant(true) : fc.boolean(),
    requires2fa: fc.boolean(),
    ipAllow: id === administratorRoleId ? fc.constant([]) : fc.constantFrom([], ['10.0.0.0/8'], ['192.0.2.1']),
    events:
      id === administratorRoleId
        ? fc.constant(new Map<number, DataScope>())
        : fc.array(fc.tuple(fc.constantFrom(...eventIds), scope)).map((entries) => new Map(entries)),
    limits: fc.constant(new Map<string, number>()),
  })

const grant: fc.Arbitrary<GrantDetails> = fc.record({
  roleId: fc.constantFrom(...roleIds, 100, 101, 102),
  storeId: fc.option(fc.constantFrom(...stores)),
  from: day,
  until: day,
})

const override: fc.Arbitrary<OverrideDetails> = fc.record({
  eventId: fc.constantFrom(...eventIds),
  effect: fc.constantFrom<'allow' | 'deny'>('allow', 'deny'),
  expiresAt: fc.option(instant),
})

const user: fc.Arbitrary<UserDetails> = fc.record({
  id: fc.constant(1),
  isActive: fc.integer({ min: 0, max: 4 }).map((number) => number > 0),
  from: day,
  until: day,
  userType: fc.constantFrom(1, 2, 3, 9, storeBoundUserType),
  homeModuleId: fc.option(fc.constantFrom(0, 1, 2)),
  hasAllStores: fc.boolean(),
  storeIds: fc.uniqueArray(fc.constantFrom(...stores)),
  grants: fc.array(grant, { maxLength: 4 }),
  overrides: fc.uniqueArray(override, { maxLength: 4, selector: ({ eventId }) => eventId }),
})

const byId = <T extends { id: number }>(things: readonly T[]) => new Map(things.map((thing) => [thing.id, thing]))

/** Arbitrary company with one user, roles and permission overrides, in any state. */
export const anyAccessSnapshot: fc.Arbitrary<AccessSnapshot> = fc
  .record({
    today: fc.constant('2026-06-15'),
    dayEnds: fc.constant(Date.parse('2026-06-16T00:00:00Z')),
    isCompanyActive: fc.integer({ min: 0, max: 4 }).map((number) => number > 0),
    modules,
    events,
    roles: fc.tuple(...roleIds.map(role)),
    users: fc.tuple(user),
  })
  .map((created) => ({
    ...created,
    events: byId(created.events),
    roles: byId(created.roles),
    users: byId(created.users),
  }))

export const anyStore = fc.option(fc.constantFrom(...stores))
export const anyAddress = fc.constantFrom(null, '10.1.2.3', '192.0.2.1', '203.0.113.9')
