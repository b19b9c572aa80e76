import { spawnSync } from 'node:child_process'

/**
 * Every random case of a run follows from it. It is the commit, so that a commit always sees the same cases; `npm run test:rest` sets
 * another one. A run is repeated with SEED=<number>. Throws: Error when SEED is no number.
 */
export const seed = readSeed()

function readSeed(): number {
  const given = process.env.SEED
  if (given === undefined) return seedOfCommit()
  if (/^\d{1,10}$/.test(given)) return Number(given)
  throw new Error(`SEED is "${given}". Set the number that a failing run printed.`)
}

/** 1 where there is no repository, as in an archive of the sources. */
function seedOfCommit(): number {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' })
  return status === 0 ? Number.parseInt(stdout.slice(0, 7), 16) : 1
}
