import { parseArgs } from 'node:util'
import { readConfig } from '../platform/config/config.ts'
import type { Call, Command, Flag } from './command.ts'
import { CommandError } from './command.ts'

/** Flags of every command. */
export const commonFlags: Readonly<Record<string, Flag>> = {
  data: { type: 'string', value: '<folder>', help: 'data folder (DATA_DIR)' },
  json: { type: 'boolean', help: 'print JSON' },
  help: { type: 'boolean', help: 'show help for the command' },
}

export type Entered =
  | { readonly kind: 'help'; readonly command: Command | null }
  | { readonly kind: 'run'; readonly command: Command; readonly call: Call; readonly isJson: boolean }

/** What was typed, as one of the commands. Throws: CommandError. */
export function readCall(commands: readonly Command[], argv: readonly string[], env: NodeJS.ProcessEnv): Entered {
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => argv[index] === word)) ?? null
  if (command === null) {
    if (argv.length === 0 || argv.includes('--help')) return { kind: 'help', command: null }
    throw new CommandError(`There is no command "${argv.join(' ')}". Run it with --help for the list.`)
  }
  const { values, positionals } = parse(command, argv.slice(command.name.split(' ').length))
  if (values['help'] === true) return { kind: 'help', command }
  if (positionals.length !== command.takes.length)
    throw new CommandError(`${command.name} requires ${nameAll(command.takes)}. Run it with --help for the details.`)
  const text = (flag: string): string | null => {
    const value = values[flag]
    return typeof value === 'string' ? value : null
  }
  const call: Call = {
    argument: (name) => positionals[command.takes.indexOf(name)] ?? '',
    text,
    isOn: (flag) => values[flag] === true,
    config: () => {
      const folder = text('data')
      const reading = readConfig(folder === null ? [] : ['--data', folder], env)
      if (reading.kind !== 'run') throw new CommandError('The configuration could not be read.')
      return reading.config
    },
  }
  return { kind: 'run', command, call, isJson: values['json'] === true }
}

function parse(command: Command, args: readonly string[]) {
  try {
    const options = { ...commonFlags, ...command.flags }
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`${reason}. Run \`${command.name} --help\` for its flags.`)
  }
}

function nameAll(takes: readonly string[]): string {
  return takes.length === 0 ? 'no argument' : takes.map((name) => `<${name}>`).join(' ')
}
