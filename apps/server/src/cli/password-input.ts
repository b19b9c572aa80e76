import { randomBytes } from 'node:crypto'
import type { Call, Flag } from './command.ts'
import { CommandError } from './command.ts'

export const passwordFlags: Readonly<Record<string, Flag>> = {
  'password-stdin': {
    type: 'boolean',
    help: 'read the password from standard input; otherwise one is generated and printed',
  },
}

/** A password from standard input, or one drawn now; never from the arguments, which every user of the machine can read. */
export async function readPassword(call: Call): Promise<{ password: string; isDrawn: boolean }> {
  if (!call.isOn('password-stdin')) return { password: randomBytes(12).toString('base64url'), isDrawn: true }
  const parts: Buffer[] = []
  for await (const part of process.stdin) parts.push(Buffer.from(part))
  const password = Buffer.concat(parts)
    .toString('utf8')
    .replace(/\r?\n$/, '')
  if (password === '') throw new CommandError('Standard input contains no password.')
  return { password, isDrawn: false }
}
