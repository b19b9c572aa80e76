import type { Command } from './command.ts'
import { examineDatabase } from './doctor-database.ts'
import { examineEncryption } from './doctor-encryption.ts'
import { examineMachine } from './doctor-machine.ts'
import { examineSignOn } from './doctor-provider.ts'
import type { Finding } from './finding.ts'

export const doctor: Command = {
  name: 'doctor',
  summary: 'check machine, settings and database, and suggest fixes',
  takes: [],
  flags: {},
  async run(call) {
    const config = call.config()
    const findings = [
      ...(await examineMachine(config)),
      examineEncryption(config),
      await examineSignOn(config),
      ...(await examineDatabase(config)),
    ]
    const wrong = findings.filter(({ isFine }) => !isFine)
    return {
      isFine: wrong.length === 0,
      data: { isFine: wrong.length === 0, findings },
      lines: [
        ...findings.flatMap(linesOf),
        wrong.length === 0 ? 'No problems found.' : `${wrong.length} of ${findings.length} checks need attention.`,
      ],
    }
  },
}

function linesOf({ about, isFine, found, fix }: Finding): string[] {
  return [`${isFine ? 'ok   ' : 'WRONG'} ${about}: ${found}`, ...(fix === null ? [] : [`      ${fix}`])]
}
