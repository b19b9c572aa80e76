import { format } from '@countinghouse/contract/text'
import { errorCatalogue, isErrorCode } from '@countinghouse/contract/errors'
import { AppError } from '@countinghouse/kernel/errors'
import { ConfigError } from '../platform/config/config.ts'
import { SchemaError } from '../platform/database/migrate.ts'
import { SupervisorError } from '../supervisor/supervisor-error.ts'
import { CommandError, exitCodes } from './command.ts'
import { commands } from './commands.ts'
import { helpOf, helpOfAll } from './help.ts'
import { readCall } from './read-call.ts'

const refusals = [CommandError, SupervisorError, ConfigError, SchemaError]

// Leaving in order lets what watches the embedded database stop it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(exitCodes.failed))

// Whoever reads has seen enough, as `head` does.
process.stdout.on('error', () => process.exit(exitCodes.fine))

async function run(argv: readonly string[]): Promise<number> {
  const isJson = argv.includes('--json')
  try {
    const entered = readCall(commands, argv, process.env)
    if (entered.kind === 'help') {
      print(entered.command === null ? helpOfAll(commands) : helpOf(entered.command))
      return exitCodes.fine
    }
    const outcome = await entered.command.run(entered.call)
    if (entered.isJson) print(JSON.stringify(outcome.data, null, 2))
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
