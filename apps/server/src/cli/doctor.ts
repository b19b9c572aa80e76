import type { Command } from './command.ts'
import { examineDatabase } from './doctor-database.ts'
import { examineEncryption } from './doctor-encryption.ts'
import { examineMachine } from './doctor-machine.ts'
import { examineSignOn } from './doctor-provider.ts'
import type { Issue } from './issue.ts'

export const doctor: Command = {
  name: 'doctor',
  summary: 'check machine, settings and database, and suggest fixes',
  takes: [],
  flags: {},
  async run(call) {
    const config = call.config()
    const issues = [
      ...(await examineMachine(config)),
      examineEncryption(config),
      await examineSignOn(config),
      ...(await examineDatabase(config)),
    ]
    const wrong = issues.filter(({ isFine }) => !isFine)
    return {
      isFine: wrong.length === 0,
      data: { isFine: wrong.length === 0, issues },
      lines: [
        ...issues.flatMap(linesOf),
        wrong.length === 0 ? 'No problems found.' : `${wrong.length} of ${issues.length} checks need attention.`,
      ],
    }
  },
}

function linesOf({ about, isFine, found, fix }: Issue): string[] {
  return [`${isFine ? 'ok   ' : 'WRONG'} ${about}: ${found}`, ...(fix === null ? [] : [`      ${fix}`])]
}
