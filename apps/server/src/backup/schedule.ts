const hourMs = 60 * 60 * 1000

/** How long after a failure the next attempt begins. */
const retryMs = hourMs

export type Attempt = { readonly startedAt: Date; readonly isGood: boolean }

/** `HH:MM` of this machine's clock. */
export type TimeOfDay = string

/**
 * Whether a nightly backup is to be taken now: its time has passed since the last good one, or since the installation when there is
 * none. A machine that slept through its time catches up; a failed attempt is repeated after an hour.
 */
export function isBackupDue(at: TimeOfDay, now: Date, since: Date, last: Attempt | null): boolean {
  if (last !== null && !last.isGood) return now.getTime() - last.startedAt.getTime() >= retryMs
  return lastPassing(at, now) > since
}

/** The newest moment, not after now, at which the clock of this machine showed the time. */
function lastPassing(at: TimeOfDay, now: Date): Date {
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  const today = new Date(now)
  today.setHours(hour, minute, 0, 0)
  if (today <= now) return today
  today.setDate(today.getDate() - 1)
  return today
}

const oldestMs = { backup: 36 * hourMs, drill: 35 * 24 * hourMs } as const

/** What an operator must know about backups that did not happen; empty when all is well. `since` is when the installation began. */
export function backupWarnings(
  now: Date,
  since: Date,
  good: { backup: Date | null; drill: Date | null; isDrilling: boolean },
): string[] {
  const age = (at: Date | null): number => now.getTime() - (at ?? since).getTime()
  return [
    age(good.backup) > oldestMs.backup
      ? `The last good backup is ${hours(age(good.backup))} h old. Check the log lines above and the free space of BACKUP_DIR.`
      : '',
    good.isDrilling && age(good.drill) > oldestMs.drill
      ? `No backup was tested by a drill for ${Math.floor(hours(age(good.drill)) / 24)} days. Run: npm run cli -- backup drill`
      : '',
  ].filter(Boolean)
}

function hours(ms: number): number {
  return Math.floor(ms / hourMs)
}
