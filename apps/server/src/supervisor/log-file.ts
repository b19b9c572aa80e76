import { existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'

const rotateBytes = 10 * 1024 * 1024
const keptFiles = 3

/** Opens the log for appending, after moving a large one aside; the last three are kept. */
export function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > rotateBytes) {
    for (let number = keptFiles; number > 0; number--) {
      const older = number === 1 ? file : `${file}.${number - 1}`
      if (existsSync(older)) renameSync(older, `${file}.${number}`)
    }
  }
  return openSync(file, 'a', 0o600)
}

/** The last lines of the log, for a message that must say why. */
export function lastLines(file: string, count = 6): string {
  if (!existsSync(file)) return ''
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n')
}
