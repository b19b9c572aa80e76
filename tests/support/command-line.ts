import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const projectDir = resolve(import.meta.dirname, '../..')

export type Ran = { readonly code: number | null; readonly output: string; readonly errors: string }

/** Starts one command as a person does, without a terminal. */
export function startCommand(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return spawn(process.execPath, ['apps/server/src/cli/main.ts', ...args], {
    cwd: projectDir,
    // The test runner's own settings are none of the product's business.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, CI: '1', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

/** Runs it to its end. */
export async function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input = '',
): Promise<Ran> {
  const child = startCommand(args, env)
  child.stdin.end(input)
  let output = ''
  let errors = ''
  child.stdout.on('data', (text: Buffer) => (output += String(text)))
  child.stderr.on('data', (text: Buffer) => (errors += String(text)))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, output, errors }
}

/** Runs a command with --json and answers what it printed. */
export async function runJson(args: readonly string[], env: Readonly<Record<string, string>> = {}, input = '') {
  const { code, output } = await runCommand([...args, '--json'], env, input)
  const data: Record<string, unknown> = JSON.parse(output)
  return { code, data }
}
