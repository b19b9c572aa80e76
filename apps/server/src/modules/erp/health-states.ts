import type { HealthFact, HealthMetrics, HealthState } from '@countinghouse/contract/erp/health'
import type { DiskRoom } from '../../platform/database/disk.ts'
import { roomOn } from '../../platform/database/disk.ts'

const hour = 3600
/** Thresholds of `watch` and `wrong`. Units: ages in seconds. */
const bounds = {
  connectionShare: [0.8, 0.95],
  queueAge: [60, 600],
  backupAge: [30 * hour, 36 * hour],
  drillAge: [28 * 24 * hour, 35 * 24 * hour],
  sealAge: [5, 60],
  auditCheckAge: [35 * 24 * hour, Number.POSITIVE_INFINITY],
} as const
const rooms: Readonly<Record<DiskRoom, HealthState>> = { enough: 'good', tight: 'watch', full: 'wrong' }

/** Maps metrics to states. */
export function healthStates(metrics: HealthMetrics, now: Date): Record<HealthFact, HealthState> {
  const { connections, queue, disk, unsealed, auditCheck, installedAt, mail } = metrics
  const age = (at: string | null) => (now.getTime() - Date.parse(at ?? installedAt)) / 1000
  const check = auditCheck === null ? 'watch' : validate(age(auditCheck.at), bounds.auditCheckAge)
  return {
    server: 'good',
    database: 'good',
    connections: validate(connections.used / connections.most, bounds.connectionShare),
    queue: validate(queue.oldestSeconds ?? 0, bounds.queueAge),
    disk: disk === null ? 'good' : rooms[roomOn(disk)],
    backup: atLeastWatched(metrics.backupAt, validate(age(metrics.backupAt), bounds.backupAge)),
    drill: atLeastWatched(metrics.drillAt, validate(age(metrics.drillAt), bounds.drillAge)),
    seals: validate(unsealed.oldestSeconds ?? 0, bounds.sealAge),
    auditCheck: auditCheck?.isWhole === false ? 'wrong' : check,
    mail: mail.state === 'no_public_url' || mail.failing + mail.refused > 0 ? 'watch' : 'good',
  }
}

function validate(value: number, [watch, wrong]: readonly [number, number]): HealthState {
  if (value > wrong) return 'wrong'
  return value > watch ? 'watch' : 'good'
}

/** `never` is not healthy, even in a new installation. */
function atLeastWatched(at: string | null, state: HealthState): HealthState {
  return at === null && state === 'good' ? 'watch' : state
}
