import type { Command, Flag } from './command.ts'
import { commonFlags } from './read-call.ts'

const column = 26

/** The list of all commands. */
export function helpOfAll(commands: readonly Command[]): string {
  return [
    'Countinghouse command line. Works with or without a running server.',
    '',
    'Usage: npm run --silent cli -- <command> [flags]',
    '',
    'Commands',
    ...commands.map((command) => line(command.name, command.summary)),
    '',
    'Common flags',
    ...flagLines(commonFlags),
    '',
    'Exit codes: 0 completed without issues, 1 completed with issues, 2 not completed.',
    'Uses the database of DATABASE_URL (with DATABASE_OWNER_URL and DATABASE_MAINT_URL), otherwise the one in the data folder.',
  ].join('\n')
}

/** One command with its arguments and flags. */
export function helpOf(command: Command): string {
  const words = [command.name, ...command.takes.map((name) => `<${name}>`), '[flags]']
  return [
    command.summary,
    '',
    `Usage: npm run --silent cli -- ${words.join(' ')}`,
    '',
    'Flags',
    ...flagLines({ ...command.flags, ...commonFlags }),
  ].join('\n')
}

function flagLines(flags: Readonly<Record<string, Flag>>): string[] {
  return Object.entries(flags).map(([name, flag]) =>
    line(`--${name}${flag.value === undefined ? '' : ` ${flag.value}`}`, flag.help),
  )
}

function line(name: string, meaning: string): string {
  return `  ${name.padEnd(column)} ${meaning}`
}
