import { mkdir, statfs } from 'node:fs/promises'

/** Units: bytes. */
export type DiskSpace = { readonly freeBytes: number; readonly totalBytes: number }

/** `tight`: nothing large is taken any more. `full`: nothing at all is written, so that the database keeps its last room. */
export type DiskRoom = 'enough' | 'tight' | 'full'

/** Source: docs/guides/platform.md, Overload and disk space. */
const tight = { freeBytes: 1024 ** 3, freeShare: 0.05 }
const full = { freeShare: 0.02 }
const lookMs = 5000

export function roomOn({ freeBytes, totalBytes }: DiskSpace): DiskRoom {
  if (freeBytes < totalBytes * full.freeShare) return 'full'
  return freeBytes < tight.freeBytes || freeBytes < totalBytes * tight.freeShare ? 'tight' : 'enough'
}

/** What is left for us on the disk of a folder, which is made when missing. */
export async function measureDisk(folder: string): Promise<DiskSpace> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

/** The disk of the database, looked at every few seconds. */
export type DiskWatch = {
  readonly isReadOnly: () => boolean
  /** Looks at once. */
  readonly look: () => Promise<void>
  readonly stop: () => void
}

/** `measure` null: the database lies on another machine, whose disk is not ours to validate. */
export function watchDisk(measure: (() => Promise<DiskSpace>) | null): DiskWatch {
  let isReadOnly = false
  const look = async () => {
    if (measure === null) return
    // A measure that fails says nothing about the room; the last one stands.
    const disk = await measure().catch(() => null)
    if (disk !== null) isReadOnly = roomOn(disk) === 'full'
  }
  const timer = setInterval(() => void look(), lookMs).unref()
  return { isReadOnly: () => isReadOnly, look, stop: () => clearInterval(timer) }
}
