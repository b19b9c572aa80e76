import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const program = join(import.meta.dirname, '../cli/main.ts')

const Printed = z.object({
  rows: z.int(),
  bytes: z.int(),
  fileName: z.string(),
  issues: z.array(z.string()).default([]),
})
export type Done = Pick<z.infer<typeof Printed>, 'rows' | 'bytes' | 'fileName'>

const Refused = z.object({ error: z.string() })

/**
 * Runs a command of ours in a process of its own: its memory goes with it, and the supervisor stays free for what it watches.
 * Throws: Error with what the command said, also when it found something wrong.
 */
export async function runBackupCommand(dataDir: string, words: readonly string[], signal: AbortSignal): Promise<Done> {
  const args = [program, ...words, '--json', '--data', dataDir]
  // It listens to nobody, so flags that allow a wider address need not be passed on.
  const env = { ...process.env, HOST: '127.0.0.1' }
  const { stdout, isFine } = await promisify(execFile)(process.execPath, args, { signal, env }).then(
    (ended) => ({ stdout: ended.stdout, isFine: true }),
    (error: Error & { stdout?: string }) => ({ stdout: error.stdout ?? '', isFine: false }),
  )
  const printed: unknown = parse(stdout)
  const refused = Refused.safeParse(printed)
  if (refused.success) throw new Error(refused.data.error)
  const answer = Printed.safeParse(printed)
  if (!answer.success) throw new Error(`The command ${words.slice(0, 2).join(' ')} ended before it returned a result.`)
  if (!isFine) throw new Error(`The restored database has issues: ${answer.data.issues.join('; ')}`)
  return answer.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
