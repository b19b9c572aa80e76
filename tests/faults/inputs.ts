import { seed } from '../support/seed.ts'
import { seededRandom } from '../../apps/server/src/demo/random.ts'

/** Source: `npm test` runs the same cases with the small ones. */
const sizes = {
  small: {
    posts: 200,
    kills: 2,
    bothKills: 2,
    secondStarts: 1,
    stops: 1,
    jobs: 1,
    replays: 2,
    arrivals: 120,
    mutants: 40,
    backupWrites: 10,
    flips: 5,
    brokenStatements: 3,
    overloadReads: 10,
    importRows: 2000,
    importKills: 2,
    auditedPosts: 200,
    lostCommits: 20,
    buyerRounds: 2,
    baskets: 50,
    pairs: 5,
    documentRounds: 10,
    pickingLimitRounds: 2,
    mixedOperations: 500,
    ledgerPostings: 400,
    draws: 320,
    modelRuns: 10,
    modelSteps: 20,
    reversals: 15,
    orders: 20,
    valueRuns: 10,
    offlineSales: 300,
  },
  full: {
    posts: 2000,
    kills: 8,
    bothKills: 10,
    secondStarts: 10,
    stops: 20,
    jobs: 5,
    replays: 10,
    arrivals: 200,
    mutants: 300,
    backupWrites: 150,
    flips: 20,
    brokenStatements: 1000,
    overloadReads: 200,
    importRows: 50_000,
    importKills: 10,
    auditedPosts: 5000,
    lostCommits: 500,
    buyerRounds: 20,
    baskets: 500,
    pairs: 50,
    documentRounds: 100,
    pickingLimitRounds: 20,
    mixedOperations: 5000,
    ledgerPostings: 100_000,
    draws: 3200,
    modelRuns: 300,
    modelSteps: 60,
    reversals: 2000,
    orders: 500,
    valueRuns: 5000,
    offlineSales: 5000,
  },
  release: {
    posts: 10_000,
    kills: 24,
    bothKills: 50,
    secondStarts: 10,
    stops: 20,
    jobs: 10,
    replays: 10,
    arrivals: 200,
    mutants: 1500,
    backupWrites: 500,
    flips: 200,
    brokenStatements: 1000,
    overloadReads: 200,
    importRows: 50_000,
    importKills: 10,
    auditedPosts: 5000,
    lostCommits: 500,
    buyerRounds: 20,
    baskets: 500,
    pairs: 50,
    documentRounds: 100,
    pickingLimitRounds: 20,
    mixedOperations: 5000,
    ledgerPostings: 100_000,
    draws: 3200,
    modelRuns: 300,
    modelSteps: 60,
    reversals: 2000,
    orders: 500,
    valueRuns: 5000,
    offlineSales: 5000,
  },
} as const

export const size = process.env['RELEASE'] === '1' ? 'release' : process.env['FAULTS'] === 'full' ? 'full' : 'small'
export const inputs = sizes[size]

/** Time that a test may take whose inputs grow. Units: milliseconds. */
export const patienceMs = size === 'small' ? 300_000 : 4 * 3_600_000

/** Whether the reserved times are held against the product: before a release, on a machine that does nothing else. */
export const isTimed = size === 'release'

/** Kills by signal, and PostgreSQL behind a socket: both need POSIX. */
export const isSkipped = process.platform === 'win32'

/** Reproducible numbers of the run's seed. */
export function randomFor(): () => number {
  return seededRandom(seed)
}
