import { z } from 'zod'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { Instant } from '../values.ts'
import { text } from './health.text.ts'
import { text as menu } from './menu.text.ts'

export const healthPage = page({
  module: 'erp',
  path: '/erp/health/',
  title: text.title,
  menuTitle: menu.operations,
  icon: 'activity',
  events: ['send_test_mail'],
  sortOrder: 910,
})

/** `watch`: needs attention today. `wrong`: needs action now. */
export const HealthState = z.enum(['good', 'watch', 'wrong'])
export type HealthState = z.output<typeof HealthState>

const count = z.int().nonnegative()

/** Metrics of the whole installation, without company data. Units: bytes, seconds. */
export const HealthMetrics = z.object({
  version: z.string(),
  upSeconds: count,
  databaseBytes: count,
  connections: z.object({ used: count, most: count }),
  /** Oldest job that is due and not started; null: none. */
  queue: z.object({ length: count, oldestSeconds: count.nullable() }),
  disk: z.object({ freeBytes: count, totalBytes: count }).nullable(),
  /** Null: never. */
  backupAt: Instant.nullable(),
  drillAt: Instant.nullable(),
  installedAt: Instant,
  /** Rows of the own company only. */
  unsealed: z.object({ rows: count, oldestSeconds: count.nullable() }),
  /** `off`: not set up. `failing`: users whose mail awaits another attempt. `refused`: users of this company with a rejected address. */
  mail: z.object({ state: z.enum(['off', 'no_public_url', 'ready']), failing: count, refused: count }),
  auditCheck: z.object({ at: Instant, isWhole: z.boolean() }).nullable(),
})
export type HealthMetrics = z.output<typeof HealthMetrics>

export const healthDetails = [
  'server',
  'database',
  'connections',
  'queue',
  'disk',
  'backup',
  'drill',
  'seals',
  'auditCheck',
  'mail',
] as const
export type HealthFact = (typeof healthDetails)[number]

const states = Object.fromEntries(healthDetails.map((fact) => [fact, HealthState])) as Record<
  HealthFact,
  typeof HealthState
>

export const getHealth = route({
  id: 'erp.health.get',
  method: 'GET',
  path: '/erp/health',
  page: healthPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ at: Instant, metrics: HealthMetrics, states: z.object(states) }),
})
