import { format } from '@countinghouse/contract/text'
import { errorCatalogue, isErrorCode } from '@countinghouse/contract/errors'
import { AppError } from '@countinghouse/kernel/errors'
import { ConfigRefusal } from '../platform/config.ts'
import { SchemaRefusal } from '../platform/migrate.ts'
import { SupervisorRefusal } from '../supervisor/refusal.ts'
import { CommandRefusal, exitCodes } from './command.ts'
import { commands } from './commands.ts'
import { helpOf, helpOfAll } from './help.ts'
import { readCall } from './read-call.ts'

const refusals = [CommandRefusal, SupervisorRefusal, ConfigRefusal, SchemaRefusal]

// Leaving in order lets what watches the embedded database stop it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(exitCodes.failed))

// Whoever reads has seen enough, as `head` does.
process.stdout.on('error', () => process.exit(exitCodes.fine))

async function run(argv: readonly string[]): Promise<number> {
  const isJson = argv.includes('--json')
  try {
    const typed = readCall(commands, argv, process.env)
    if (typed.kind === 'help') {
      print(typed.command === null ? helpOfAll(commands) : helpOf(typed.command))
      return exitCodes.fine
    }
    const outcome = await typed.command.run(typed.call)
    if (typed.isJson) print(JSON.stringify(outcome.data, null, 2))
    else if (outcome.lines.length > 0) print(outcome.lines.join('\n'))
    return outcome.isFine ? exitCodes.fine : exitCodes.found
  } catch (error) {
    const message = messageOf(error)
    if (isJson) print(JSON.stringify({ error: message }))
    process.stderr.write(`${message}\n`)
    return exitCodes.failed
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** What a person can act on; the stack only where we were surprised. */
function messageOf(error: unknown): string {
  if (error instanceof Error && refusals.some((refusal) => error instanceof refusal)) return error.message
  if (error instanceof AppError && isErrorCode(error.code)) {
    const fields = Object.entries(error.fields ?? {})
    const told = fields.flatMap(([name, problems]) => problems.map(({ message }) => `${name}: ${message}`))
    return told.length > 0 ? told.join('\n') : format(errorCatalogue[error.code].text, 'en')
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

process.exitCode = await run(process.argv.slice(2))
