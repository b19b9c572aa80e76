import { readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const inMemory = '/dev/shm'
const GiB = 1024 ** 3
/** What the databases of a whole run hold at once at most, twice; and what tests, browser and servers need beside it. */
const least = { folder: 4 * GiB, memory: 8 * GiB }

/**
 * Where tests keep their databases: in memory where there is room for them, else in the system's folder for what is temporary. On a
 * disk, making the copy of the database for one test file takes ten times the processor time, and the waiting comes on top.
 */
export function scratchFolder(): string {
  return hasRoomInMemory() ? inMemory : tmpdir()
}

function hasRoomInMemory(): boolean {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
    const [, , type, options = ''] = mounts.find((line) => line.split(' ')[1] === inMemory)?.split(' ') ?? []
    // PostgreSQL's programs are copied beside its data where its account cannot read ours.
    if (type !== 'tmpfs' || options.split(',').includes('noexec')) return false
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize >= least.folder && process.availableMemory() >= least.memory
  } catch {
    // No such folder, as on other systems than Linux.
    return false
  }
}
