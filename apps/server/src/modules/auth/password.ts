import { availableParallelism } from 'node:os'
import { fail } from '@countinghouse/contract/errors'
import { hash, hashRaw, verify } from '@node-rs/argon2'

/** Argon2id parameters. Source: OWASP password storage; docs/guides/auth.md, Sign-in and sessions. Units: KiB. */
export const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const running = Math.max(1, availableParallelism() - 1)
const waitingAtMost = 50
const waiting: (() => void)[] = []
let active = 0

/** Hash in PHC form. Throws: busy when too many hashes wait already. */
export async function hashPassword(password: string): Promise<string> {
  return await inTurn(() => hash(password.normalize('NFC'), argon2))
}

/** Whether the password belongs to the hash. Throws: busy when too many hashes wait already. */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return await inTurn(() => verify(passwordHash, password.normalize('NFC')))
}

/** What is left of a short secret after the same work, for whoever must find it by its hash. Throws: busy when too many hashes wait already. */
export async function stretch(secret: string, salt: Buffer): Promise<Buffer> {
  return await inTurn(() => hashRaw(secret, { ...argon2, salt }))
}

/** Whether a hash was made with weaker parameters than today's. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(`$argon2id$v=19$m=${argon2.memoryCost},t=${argon2.timeCost},p=${argon2.parallelism}$`)
}

/**
 * The hashing itself runs in libuv's threads; the queue leaves a core to everybody else.
 * Source: docs/guides/auth.md, Sign-in and sessions.
 */
async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (active >= running) {
    if (waiting.length >= waitingAtMost) fail('busy', { details: { retryAfter: 2 } })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    active++
  }
  try {
    return await run()
  } finally {
    const next = waiting.shift()
    if (next === undefined) active--
    else next()
  }
}
