import type { HealthFact, HealthFigures, HealthState } from '@countinghouse/contract/erp/health'
import type { DiskRoom } from '../../platform/disk.ts'
import { roomOn } from '../../platform/disk.ts'

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
export function healthStates(figures: HealthFigures, now: Date): Record<HealthFact, HealthState> {
  const { connections, queue, disk, unsealed, auditCheck, installedAt, mail } = figures
  const age = (at: string | null) => (now.getTime() - Date.parse(at ?? installedAt)) / 1000
  const check = auditCheck === null ? 'watch' : judge(age(auditCheck.at), bounds.auditCheckAge)
  return {
    server: 'good',
    database: 'good',
    connections: judge(connections.used / connections.most, bounds.connectionShare),
    queue: judge(queue.oldestSeconds ?? 0, bounds.queueAge),
    disk: disk === null ? 'good' : rooms[roomOn(disk)],
    backup: atLeastWatched(figures.backupAt, judge(age(figures.backupAt), bounds.backupAge)),
    drill: atLeastWatched(figures.drillAt, judge(age(figures.drillAt), bounds.drillAge)),
    seals: judge(unsealed.oldestSeconds ?? 0, bounds.sealAge),
    auditCheck: auditCheck?.isWhole === false ? 'wrong' : check,
    mail: mail.state === 'no_public_url' || mail.failing + mail.refused > 0 ? 'watch' : 'good',
  }
}

function judge(value: number, [watch, wrong]: readonly [number, number]): HealthState {
  if (value > wrong) return 'wrong'
  return value > watch ? 'watch' : 'good'
}

/** `never` is not healthy, even in a new installation. */
function atLeastWatched(at: string | null, state: HealthState): HealthState {
  return at === null && state === 'good' ? 'watch' : state
}
